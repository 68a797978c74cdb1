/** The canary's fill of the slots of the place `card`. */
export const Canary = () => 'canary of card';
