"""Ready-made certificate types that an issuer can start with, complete in four languages."""

from typing import Any

from .calibration import CALIBRATION_CERTIFICATE
from .conformity import DECLARATION_OF_CONFORMITY
from .diploma import DIPLOMA
from .en10204 import (
    DECLARATION_OF_COMPLIANCE,
    INSPECTION_CERTIFICATE,
    INSPECTION_CERTIFICATE_3_2,
    TEST_REPORT,
)
from .training import TRAINING_CERTIFICATE

PRESETS: dict[str, dict[str, Any]] = {
    preset["code"]: preset
    for preset in (
        INSPECTION_CERTIFICATE,
        INSPECTION_CERTIFICATE_3_2,
        TEST_REPORT,
        DECLARATION_OF_COMPLIANCE,
        DECLARATION_OF_CONFORMITY,
        CALIBRATION_CERTIFICATE,
        TRAINING_CERTIFICATE,
        DIPLOMA,
    )
}

__all__ = ["INSPECTION_CERTIFICATE", "PRESETS", "TRAINING_CERTIFICATE"]
