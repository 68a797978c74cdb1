/** Calls of the backend. Always load this module with `import()`: it imports zod. */
export { readAllPages } from '@touchline/api-client';
export { getIdentity, getTeam, getWatchlist, listEvents } from '@touchline/contract';
