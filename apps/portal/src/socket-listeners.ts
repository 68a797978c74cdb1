/** Connects the socket's rooms to the cache. A separate file: it imports zod, and loads with realtime's own code. */
export { connectRoomsToCache } from '@touchline/content';
