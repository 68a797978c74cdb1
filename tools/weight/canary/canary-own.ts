/** The canary's lazy fill of a slot. */
export const Canary = () => 'canary of later';
