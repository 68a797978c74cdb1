import { allMains, createFollowingPath } from './following-path.ts';

/**
 * The steps of signing up that this feature adds: leagues, then teams, where teams of the chosen leagues come first.
 */
export const leaguesStep = createFollowingPath({ kind: 'league', isSignUp: true });
export const teamsStep = createFollowingPath({ kind: 'league', mainId: allMains, isSignUp: true });
