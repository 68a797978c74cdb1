const channelName = 'touchline.commerce';

/** Notifies the other tabs that this viewer has bought a product. The message does not name the product. */
export function notifyTabs(viewer: string): void {
  const channel = openChannel();
  channel?.postMessage(viewer);
  channel?.close();
}

/** Calls the listener after another tab's message. Returns a function that removes the listener. */
export function listenToTabs(viewer: string, listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === viewer) listener();
  });
  return () => channel?.close();
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    // A browser that blocks storage may block channels, too.
    return null;
  }
}
