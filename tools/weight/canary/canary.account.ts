/** The canary's fill of the slots of the place `account`. */
export const Canary = () => 'canary of account';
