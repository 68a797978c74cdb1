/** The id, or token, of an object whose writing the server has confirmed without its id; the list that is asked anew has it. */
export const unsaidId = 'unsaid';
