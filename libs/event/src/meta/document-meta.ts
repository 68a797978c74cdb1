import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import { eventMeta } from './event-meta.ts';

/** The head of an event's page, for its document. */
export function documentMeta(
  { canonical, apiBase, content, locale, formats, texts, now }: PageContext,
  { event }: { event: WireEvent },
): PageMeta {
  return eventMeta({
    view: toEventView(event, { text: texts('content'), apiBase, ...content }),
    text: texts('event'),
    formats,
    locale,
    url: canonical,
    guide: texts('shell')('navigation.guide'),
    now: now(),
  });
}
