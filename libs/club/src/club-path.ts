/** The page where a favourite club is chosen (specification, section 2). */
export const clubPath = '/club/';

/** The same page as a step of signing up. */
export const clubStepPath = '/auth/sign-up/club/';

/** The viewer's club on sites without team pages (`disable_team_page`). */
export const myTeamPath = '/my-team/';
