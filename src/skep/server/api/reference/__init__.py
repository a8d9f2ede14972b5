"""The reference for people: the OpenAPI and the AsyncAPI document as pages."""
