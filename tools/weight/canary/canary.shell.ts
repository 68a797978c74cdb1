/** What stands in the slots of the place `shell`. */
export const Canary = () => 'canary of shell';
