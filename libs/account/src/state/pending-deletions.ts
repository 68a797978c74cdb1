/** Sends each deletion that the viewer can still undo. */
const sendFunctions = new Set<() => void>();

/** Sends the pending deletions, because the viewer signs out or closes the page. */
export const sendPendingDeletions = (): void => sendFunctions.forEach((send) => send());

/**
 * Adds a deletion that {@link sendPendingDeletions} sends at once.
 * @returns a function that removes it
 */
export function addPendingDeletion(send: () => void): () => void {
  sendFunctions.add(send);
  addEventListener('pagehide', send);
  return () => {
    sendFunctions.delete(send);
    removeEventListener('pagehide', send);
  };
}
