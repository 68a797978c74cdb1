/**
 * The name of an attribute (`data-busy`) on the root of a busy edge's document; its value is the text for the viewer.
 */
export const busyFlag = 'busy';

/** Whether a busy edge sent this document, and no other response has arrived since. */
export const isFromBusyEdge = (): boolean => document.getElementById('root')?.dataset[busyFlag] !== undefined;

/** The edge answered, or the page stopped asking it. */
export const forgetBusyEdge = (): void => void delete document.getElementById('root')?.dataset[busyFlag];
