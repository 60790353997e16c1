"""HTTP and WebSocket around the rooms: Litestar, and nothing about games."""
