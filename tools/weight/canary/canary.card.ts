/** The canary's fill of the slots at the location `card`. */
export const Canary = () => 'canary of card';
