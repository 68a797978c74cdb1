/** What stands in the slots of the place `card`. */
export const Canary = () => 'canary of card';
