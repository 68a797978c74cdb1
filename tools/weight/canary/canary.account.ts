/** What stands in the slots of the place `account`. */
export const Canary = () => 'canary of account';
