/** Connects the socket's rooms to the cache. A separate file, because it imports zod and loads with realtime's code. */
export { connectRoomsToCache } from '@touchline/content';
