/** The page where a favourite club is chosen (specification, section 2). */
export const clubPath = '/club/';

/** The sign-up step where a favourite club is chosen. */
export const clubStepPath = '/auth/sign-up/club/';

/** The viewer's club on sites without team pages (`disable_team_page`). */
export const myTeamPath = '/my-team/';
