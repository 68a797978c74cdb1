import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import { formatsOf } from '@touchline/i18n';
import { eventMeta } from './event-meta.ts';

/** The head of an event's page, for its document. */
export function documentMeta(
  { canonical, apiBase, content, locale, timeZone, texts, now }: PageContext,
  { event }: { event: WireEvent },
): PageMeta {
  return eventMeta({
    view: toEventView(event, { text: texts('content'), apiBase, ...content }),
    text: texts('event'),
    formats: formatsOf(locale, timeZone),
    locale,
    url: canonical,
    now: now(),
  });
}
