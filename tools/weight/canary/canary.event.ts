/** The canary's fill of the slots at the location `event`. */
export const Canary = () => 'canary of event';
