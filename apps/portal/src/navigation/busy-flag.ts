/**
 * The attribute `data-busy`, which a busy edge sets on its document's root; its value is the text for the viewer.
 */
export const busyFlag = 'busy';

/** Whether a busy edge sent this document, and no other response has arrived since. */
export const isFromBusyEdge = (): boolean => document.getElementById('root')?.dataset[busyFlag] !== undefined;

/** Removes the flag when the edge has answered, or when the page has stopped asking it. */
export const forgetBusyEdge = (): void => void delete document.getElementById('root')?.dataset[busyFlag];
