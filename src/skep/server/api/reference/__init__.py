"""The reference: the OpenAPI and the AsyncAPI document for programs, and as pages for people."""
