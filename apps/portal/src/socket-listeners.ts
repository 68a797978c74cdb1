/** Who listens to the socket from its first room on. A file of its own: it brings zod, and comes with realtime's own code. */
export { connectRoomsToCache } from '@touchline/content';
