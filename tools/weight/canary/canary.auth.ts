/** The canary's fill of the slots of the place `auth`. */
export const Canary = () => 'canary of auth';
