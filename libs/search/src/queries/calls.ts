/** What speaks with the backend: imported when it is needed, because it brings zod with it. */
export { listIdentities, listTeams, suggest } from '@touchline/contract';
