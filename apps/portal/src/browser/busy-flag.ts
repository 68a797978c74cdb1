/** On the page's root (as `data-busy`) in a busy edge's document: the words for the viewer. */
export const busyFlag = 'busy';

/** Whether a busy edge sent this document and has not answered since. */
export const isFromBusyEdge = (): boolean => document.getElementById('root')?.dataset[busyFlag] !== undefined;

/** The edge answered, or the page stopped asking it. */
export const forgetBusyEdge = (): void => void delete document.getElementById('root')?.dataset[busyFlag];
