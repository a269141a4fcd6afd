"""The ASGI application: hands a request to a Django thread once its body is complete."""

from contextlib import nullcontext
from http import HTTPStatus
from io import BytesIO
from threading import Semaphore
from typing import Any

from django.conf import settings

from accounts.api.foundation.problems import BodyTooLarge
from accounts.limits.short_requests import short_requests
from lib.giving_way import giving_way, watch

from . import form_fields
from .answers import BufferedAnswer, ClientChannel, FileToSend, Receive, Send, answer
from .bodies import BodyStore, RequestBody
from .body_limits import (
    BodyLimit,
    BodyRefused,
    Sender,
    body_limit_of,
    is_back_office,
    is_sent_by,
    lacks_key,
)
from .environ import REFUSAL, environ_of
from .loop import Pause, RequestLoop
from .threads import ThreadPool
from .turns import LARGE, Senders, Turns

AT_ONCE = 512  # bodies, in each process: as many as there are connections
ANONYMOUS_BYTES = 128 * 1024 * 1024  # of larger bodies from anyone
AT_THE_INTERPRETER = (
    3  # requests that may be new at once: one computes while others wait for servers
)
# Long work does not rest for those who are refused.
REFUSALS = {HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS}
HELD_BACK = 0.5  # seconds: less than Retry-After says
MOST_HELD_BACK = AT_ONCE // 4


class WebApplication:
    """Reads bodies without a thread of their own, runs Django in a fixed number of threads.

    To be called in a `RequestLoop`: what it awaits moves a request from one thread to another.
    """

    def __init__(self, django: Any, loop: RequestLoop | None = None) -> None:
        self._django = django
        self._loop = loop or RequestLoop.of_process()
        threads = settings.WEB_THREADS
        self._threads = ThreadPool(threads)
        self._turns = Turns(
            self._threads,
            self._loop,
            of_all=threads,
            of_one=max(1, threads * 3 // 4),
            of_new=AT_THE_INTERPRETER,
        )
        # They compute: two of them in one process are no faster than one after the other.
        self._turns_of_large = Turns(
            self._threads,
            self._loop,
            of_all=max(1, threads // 4),
            of_one=1,
            others_send=short_requests.are_coming_here,
        )
        watch(short_requests.are_coming)
        self._senders = Senders()
        self._held_back = Semaphore(MOST_HELD_BACK)  # refusals
        # Separate stores, so that slow large uploads take no space from other requests.
        self._small = BodyStore(
            AT_ONCE, AT_ONCE * settings.BODY_LIMIT
        )  # enough for all connections
        self._large_anonymous = BodyStore(AT_ONCE, ANONYMOUS_BYTES)
        self._large_identified = BodyStore(AT_ONCE, settings.UPLOADS_LIMIT)

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise ValueError(f"no {scope['type']} is spoken here")
        environ = environ_of(scope)
        body: RequestBody | None = None
        try:
            body = await self._body(environ, receive)
        except BodyRefused as refusal:
            environ[REFUSAL] = refusal.error
        channel = ClientChannel(self._loop, receive, send)
        is_packed = "HTTP_CONTENT_ENCODING" in environ  # it may be any size
        is_long = body is not None and (is_packed or body.length > LARGE)
        turns = self._turns_of_large if is_long else self._turns
        turn = turns.take(self._senders.of(environ))
        await turn  # from here on in a thread of the pool
        work = None
        try:
            with giving_way() if is_long else nullcontext() as work:
                answer_to_send = self._answer(environ, body, channel)
            if not is_long and (answer_to_send is None or answer_to_send.status not in REFUSALS):
                short_requests.answered()
        finally:
            if body is not None:
                body.close()
            self._senders.learn(environ)
            self._threads.release()  # first, so that this thread is the first that is free
            turn.give_back(work.owed if work else 0.0)
        if answer_to_send is not None:
            if answer_to_send.status == HTTPStatus.TOO_MANY_REQUESTS:
                await self._hold_back()
            await answer_to_send.send(send)

    async def _hold_back(self) -> None:
        """Wait before a refusal for too many requests is sent: whoever repeats it at once does so seldom.

        Without a thread; and no more of them than leave connections to others.
        """
        if self._held_back.acquire(blocking=False):
            try:
                await Pause(self._loop, HELD_BACK)
            finally:
                self._held_back.release()

    async def _body(self, environ: dict[str, Any], receive: Receive) -> RequestBody | None:
        """Read the whole body. None if there is none, or if the view will refuse it unread.

        Raises Refused.
        """
        chunked = environ.pop("HTTP_TRANSFER_ENCODING", None) is not None
        announced = None if chunked else int(environ.get("CONTENT_LENGTH") or 0)
        if announced == 0 or REFUSAL in environ or lacks_key(environ):
            return None
        if announced is not None and announced <= settings.BODY_LIMIT:
            allowance = BodyLimit(settings.BODY_LIMIT)  # accepted everywhere
        else:
            allowance = await self._allowance(environ)
        if announced is not None and announced > allowance.limit:
            if allowance.answers:
                return None
            raise BodyRefused(BodyTooLarge(limit=allowance.limit))
        body = RequestBody(self._store_for(allowance))
        try:
            await body.read(receive, announced, allowance.limit, self._loop)
        except BaseException:
            body.close()
            raise
        if body.length > allowance.limit and not allowance.answers:
            body.close()
            raise BodyRefused(BodyTooLarge(limit=allowance.limit))
        environ["CONTENT_LENGTH"] = str(body.length)
        return body

    def _store_for(self, allowance: BodyLimit) -> BodyStore:
        if allowance.limit <= settings.BODY_LIMIT:
            return self._small
        return (
            self._large_anonymous if allowance.sender is Sender.ANYBODY else self._large_identified
        )

    async def _allowance(self, environ: dict[str, Any]) -> BodyLimit:
        """The body limit of this request: more than BODY_LIMIT only from identified senders."""
        limit = body_limit_of(environ["PATH_INFO"])
        if limit.sender is Sender.ANYBODY or limit.limit <= settings.BODY_LIMIT:
            return limit
        await self._threads
        if is_sent_by(environ, limit.sender):
            return limit
        return BodyLimit(settings.BODY_LIMIT, answers=limit.answers)

    def _answer(
        self, environ: dict[str, Any], body: RequestBody | None, channel: ClientChannel
    ) -> BufferedAnswer | None:
        """Run Django, in a thread of the pool."""
        environ["wsgi.input"] = BytesIO() if body is None else body.file
        environ["wsgi.file_wrapper"] = FileToSend
        if body is not None and (error := form_fields.fault(environ, body.file, body.length)):
            try:
                if not self._may_send_forms(environ):
                    environ[REFUSAL] = error
            except BodyRefused as refusal:
                environ[REFUSAL] = refusal.error
        return answer(self._django, environ, channel)

    @staticmethod
    def _may_send_forms(environ: dict[str, Any]) -> bool:
        """Whether this request may send the large forms of the back office."""
        return is_back_office(environ["PATH_INFO"]) and is_sent_by(environ, Sender.SIGNED_IN)
