/** What speaks with the backend. Imported when it is needed, never statically: it brings zod with it. */
export { getIdentity, getTeam, getWatchlist, listEvents } from '@touchline/contract';
