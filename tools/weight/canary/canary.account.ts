/** The canary's fill of the slots at the location `account`. */
export const Canary = () => 'canary of account';
