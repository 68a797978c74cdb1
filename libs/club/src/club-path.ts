/** The page where a favourite club is chosen (specification, section 2). */
export const clubPath = '/club/';

/** The same as a step of signing up. */
export const clubStepPath = '/auth/sign-up/club/';

/** The viewer's club where teams have no pages of their own (`disable_team_page`). */
export const myTeamPath = '/my-team/';
