/** The page where a favourite club is chosen (specification, section 2). */
export const clubPath = '/club/';
