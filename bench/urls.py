"""The product's URLs, and the floor's."""

from django.urls import path

from bench import floor
from config import urls as product

handler400 = product.handler400
handler403 = product.handler403
handler404 = product.handler404
handler500 = product.handler500

urlpatterns = [
    *product.urlpatterns,
    path("floor/issue", floor.issue),
    path("floor/certificates", floor.newest),
    path("floor/certificates/<uuid:certificate_id>", floor.read),
    path("floor/verify/<uuid:certificate_id>", floor.verify),
]
