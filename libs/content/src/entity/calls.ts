/** Calls for teams, leagues and categories. Always load this module with `import()`: it imports zod. */
export { readWholeList } from '@touchline/api-client';
export { getIdentity, getStandings, getTeam, listIdentities, listTeams } from '@touchline/contract';
