/** The canary's fill of the slots of the place `event`. */
export const Canary = () => 'canary of event';
