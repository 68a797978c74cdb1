/** Calls to the backend. Load this module with `import()`: it imports zod. */
export { listIdentities, listTeams, suggest } from '@touchline/contract';
