import { allMains, createFollowingPath } from './following-path.ts';

/** The sign-up steps of this feature: leagues, then teams, with the teams of the chosen leagues first. */
export const leaguesStep = createFollowingPath({ kind: 'league', isSignUp: true });
export const teamsStep = createFollowingPath({ kind: 'league', mainId: allMains, isSignUp: true });
