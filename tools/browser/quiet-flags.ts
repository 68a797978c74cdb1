/** Chromium's switches for a machine without a screen, and against calls home: it does what it is told, and nothing else. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
