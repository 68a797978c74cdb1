/**
 * The placeholder for an id or token that the response to a write lacks. Loading the list again replaces it by the real
 * one.
 */
export const unsaidId = 'unsaid';
