/** The canary's fill of the slots at the location `shell`. */
export const Canary = () => 'canary of shell';
