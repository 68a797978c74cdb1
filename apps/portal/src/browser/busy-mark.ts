/** On the page's root (as `data-busy`) in a document of a busy edge: the words that say so. */
export const busyMark = 'busy';

/** Whether a busy edge has sent this document, and has not answered since. */
export const isFromBusyEdge = (): boolean => document.getElementById('root')?.dataset[busyMark] !== undefined;

/** The edge has answered, or is asked no more. */
export const forgetBusyEdge = (): void => void delete document.getElementById('root')?.dataset[busyMark];
