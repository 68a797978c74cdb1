/** What stands in the slots of the place `auth`. */
export const Canary = () => 'canary of auth';
