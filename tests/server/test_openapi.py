"""Schemathesis: every request that fits the OpenAPI document is answered as it says.

It takes seconds to load, so only the test does that, instead of every worker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.server.playing import RunningServer

if TYPE_CHECKING:
    from schemathesis import Case

EXAMPLES = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.thorough
def test_the_interface_does_what_its_document_says(server: RunningServer) -> None:
    import schemathesis
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == len(list(schema.get_all_operations())) == 14
    for operation in operations:

        @EXAMPLES
        @given(case=operation.as_strategy())
        def check(case: Case[Any]) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        check()
