/** The canary's fill of the slots of the place `shell`. */
export const Canary = () => 'canary of shell';
