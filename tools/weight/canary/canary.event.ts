/** What stands in the slots of the place `event`. */
export const Canary = () => 'canary of event';
