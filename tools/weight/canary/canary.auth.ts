/** The canary's fill of the slots at the location `auth`. */
export const Canary = () => 'canary of auth';
