"""Units of measure by their codes in UNECE Recommendation 20, as UNTP writes them."""

_CODES = dict(
    pair.split("=")
    for pair in """
    %=P1 ppm=59
    N/mm²=C56 MPa=MPA GPa=A89 kPa=KPA hPa=A97 Pa=PAL bar=BAR mbar=MBR
    N=NEW kN=B47 Nm=NU N·m=NU J=JOU kJ=KJO
    °C=CEL K=KEL °=DD
    nm=C45 µm=4H mm=MMT cm=CMT m=MTR km=KMT
    mm²=MMK m²=MTK m³=MTQ ml=MLT mL=MLT l=LTR L=LTR
    µg=MC mg=MGM g=GRM kg=KGM t=TNE kg/m³=KMQ g/cm³=23
    s=SEC min=MIN h=HUR m/s=MTS Hz=HTZ kHz=KHZ MHz=MHZ
    mV=2Z V=VLT kV=KVT mA=4K A=AMP Ω=OHM W=WTT kW=KWT kWh=KWH
    """.split()
)
_SPELLINGS = str.maketrans({"\u03bc": "µ", "\u2126": "Ω", "\u22c5": "·", " ": None, "\u00a0": None})


def unit_code(text: str) -> str | None:
    """The code of a unit as tables state it; None for one that has no code here, such as HBW."""
    symbol = text.translate(_SPELLINGS)
    for exponent, raised in (("2", "²"), ("3", "³")):
        symbol = symbol.replace(f"m^{exponent}", f"m{raised}").replace(f"m{exponent}", f"m{raised}")
    return _CODES.get(symbol)
