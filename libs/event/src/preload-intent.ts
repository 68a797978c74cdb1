import type { EventView } from '@touchline/content';

/**
 * Warms up the page of an event that the viewer is about to open (hover, focus or finger on its card): the page's code, the
 * player's, and where it would play at once its stream. The page's payload is the shell's. A few hundred bytes: what it
 * loads comes by dynamic import. Call it never for mere visibility.
 */
export function preloadIntent({
  status,
  availability,
  source,
}: Pick<EventView, 'status' | 'availability' | 'source'>): void {
  const page = status === 'channel' ? import('./pages/channel.page.tsx') : import('./pages/event.page.tsx');
  page.catch(() => undefined);
  const address = source.hd ?? source.clip;
  if (address === undefined || availability !== 'available' || status === 'upcoming') return;
  // What fails here fails again, and is shown, when the page opens.
  void import('./player/load-player.ts').then(({ startStream }) => startStream(address)).catch(() => undefined);
}
