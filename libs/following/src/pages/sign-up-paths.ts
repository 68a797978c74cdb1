import { allMains, followingPath } from './following-path.ts';

/**
 * The steps of signing up that this feature adds: leagues, then teams, where teams of the chosen leagues come first.
 */
export const leaguesStep = followingPath({ kind: 'league', isSignUp: true });
export const teamsStep = followingPath({ kind: 'league', mainId: allMains, isSignUp: true });
