"""The devices on which pages are tried: a phone with three pixels a point, a phone and a pad with two, and a desk."""

AGENT = ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0{} Safari/537.36")
PHONE = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True,
    "user_agent": AGENT.format(" Mobile"),
}
PHONE_AT_2 = dict(PHONE, device_scale_factor=2)
PAD = dict(
    PHONE, viewport={"width": 820, "height": 1180}, device_scale_factor=2, user_agent=AGENT.format(""))
DESK = {"viewport": {"width": 1024, "height": 768}}
RETINA = dict(DESK, device_scale_factor=2)
LOOKS = {"phone": PHONE, "phone-at-2": PHONE_AT_2, "pad": PAD, "desk": DESK, "retina": RETINA}
