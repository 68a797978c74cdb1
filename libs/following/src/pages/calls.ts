/** What these pages ask the backend. Imported when it is needed, never statically: it brings zod with it. */
export { listIdentities, listTeams } from '@touchline/contract';
