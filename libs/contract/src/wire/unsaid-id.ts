/**
 * Replaces the id or token of a written object when the server's answer lacks it; a reload of the list brings the real
 * one.
 */
export const unsaidId = 'unsaid';
