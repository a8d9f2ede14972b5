"""What a first visit loads, from where, and under which policy."""

from __future__ import annotations

from typing import Final

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Visit

LIMIT: Final = 150_000  # bytes, gzipped


def test_the_first_load_is_small(visit: Visit) -> None:
    visitor = visit()
    visitor.start("here")
    # The service worker loads the rest later, in the background.
    own = [request for request in visitor.requests if request.service_worker is None]
    addresses = {request.url for request in own}
    code = [address for address in addresses if address.endswith((".js", ".css"))]
    sizes = [transferred(visitor.site.http, address) for address in code]
    assert 0 < sum(sizes) < LIMIT, dict(zip(code, sizes, strict=True))


def transferred(http: httpx.Client, address: str) -> int:
    """How many bytes of a file travel to a browser."""
    with http.stream("GET", address, headers={"accept-encoding": "gzip"}) as response:
        return sum(len(chunk) for chunk in response.iter_raw())


def test_the_policy_is_strict(visit: Visit) -> None:
    visitor = visit()
    response = visitor.page.goto(visitor.site.url)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    # A script from elsewhere, or one inside the page, does not run.
    visitor.tolerated.add("Content Security Policy")
    visitor.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "document.title = 'taken over'";
            document.head.append(script);
        }"""
    )
    assert visitor.page.title() == visitor.words("title")
