const name = 'touchline.commerce';

/** Tells the other tabs that this viewer has bought something; it says no more than that. */
export function tellTabs(viewer: string): void {
  const channel = openChannel();
  channel?.postMessage(viewer);
  channel?.close();
}

/** Hears of it from other tabs. Returns its end. */
export function hearTabs(viewer: string, heard: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === viewer) heard();
  });
  return () => channel?.close();
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // An origin that may not store anything may not talk either.
    return null;
  }
}
