import { cachedEvent, toEventView } from '@touchline/content';
import type { PageContext } from '@touchline/feature-kit';
import { startStream } from '../player/load-player.ts';
import { readMoment } from '../player/moment.ts';
import { stageOf } from '../stage/stage-of.ts';

/** Begins the stream of an event that will play when its page stands, as soon as anything is known about it. */
export function beginStream({ queryClient, param, search, texts, apiBase, content, now }: PageContext): void {
  const event = cachedEvent(queryClient, param('eventId'));
  if (!event) return;
  const view = toEventView(event, { text: texts('content'), apiBase, ...content });
  const stage = stageOf(view, { ended: false }, now());
  if (stage.kind === 'player') startStream(stage.address, readMoment(search));
}
