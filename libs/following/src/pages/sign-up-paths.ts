import { everyMain, followingPath } from './following-path.ts';

/** The steps of signing up that are following's: leagues, then teams, those of the leagues that were chosen first. */
export const leaguesStep = followingPath({ kind: 'league', signUp: true });
export const teamsStep = followingPath({ kind: 'league', main: everyMain, signUp: true });
