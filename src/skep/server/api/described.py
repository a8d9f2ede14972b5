"""Adds the docstrings of types to the OpenAPI document."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class DescribedStructs(OpenAPISchemaPlugin):
    """Gives each struct the title and description that it has in the AsyncAPI document too."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        next_in_line = next(
            plugin
            for plugin in schema_creator.plugins
            if plugin is not self and schema_creator.plugin_supports_field(plugin, field_definition)
        )
        schema: Schema = next_in_line.to_openapi_schema(field_definition, schema_creator)
        (reference,), known = msgspec.json.schema_components(
            (field_definition.annotation,), ref_template="{name}"
        )
        described = known[reference["$ref"]]
        schema.title, schema.description = described["title"], described.get("description")
        return schema
