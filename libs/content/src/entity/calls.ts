/** What speaks with the backend of teams, leagues and categories. Imported when it is needed, never statically: it brings zod with it. */
export { getIdentity, getStandings, getTeam, listIdentities, listTeams } from '@touchline/contract';
