/** The calls of these pages. Always load this module with `import()`: it imports zod. */
export { listIdentities, listTeams } from '@touchline/contract';
