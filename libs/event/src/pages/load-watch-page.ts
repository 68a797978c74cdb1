import { cachedEvent, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PageContext } from '@touchline/feature-kit';
import { startStream } from '../player/load-player.ts';
import { stageOf } from '../stage/stage-of.ts';
import { loadEvent } from './load-event.ts';

/** Begins the stream of an event that will play when its page stands. Browsers only. */
function startEarly(event: WireEvent, { texts, apiBase, content, now }: PageContext): void {
  const view = toEventView(event, { text: texts('content'), apiBase, ...content });
  const stage = stageOf(view, { ended: false }, now);
  if (stage.kind === 'player') startStream(stage.address);
}

/**
 * Loads the page's event and, on the way to it in the browser, already its stream: from the card that was clicked, or from
 * the answer, whichever knows it first.
 */
export async function loadWatchPage(context: PageContext): Promise<void> {
  const inBrowser = typeof window !== 'undefined';
  const known = inBrowser ? cachedEvent(context.queryClient, context.params['eventId'] ?? '') : undefined;
  if (known) startEarly(known, context);
  const event = await loadEvent(context);
  if (inBrowser) startEarly(event, context);
}
