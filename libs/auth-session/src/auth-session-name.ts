/** The library's name, as reports and keys spell it. */
export const authSessionName = 'auth-session';
