/** What stands in a slot that is filled later. */
export const Canary = () => 'canary of later';
