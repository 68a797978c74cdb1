import { cachedEvent, toEventView } from '@touchline/content';
import type { PageContext, PageModule } from '@touchline/feature-kit';
import { startStream } from '../player/load-player.ts';
import { readMoment } from '../player/moment.ts';
import { stageOf } from '../stage/stage-of.ts';

/** Begins the stream of an event that will play when its page stands, as soon as anything is known about it. */
function startEarly({ queryClient, param, search, texts, apiBase, content, now }: PageContext): void {
  const event = cachedEvent(queryClient, param('eventId'));
  if (!event) return;
  const view = toEventView(event, { text: texts('content'), apiBase, ...content });
  const stage = stageOf(view, { ended: false }, now());
  if (stage.kind === 'player') startStream(stage.address, readMoment(search));
}

/**
 * A page whose stream begins on the way to it in the browser: with the card that was clicked, or with the answer, whichever knows
 * it first.
 */
export function startingEarly({ Page, load }: PageModule): PageModule {
  if (!load || typeof window === 'undefined') return { Page, load };
  return {
    Page,
    async load(context) {
      startEarly(context);
      const loaded = await load(context);
      startEarly(context);
      return loaded;
    },
  };
}
