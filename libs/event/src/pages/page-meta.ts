import { contentKeys, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import { formatsOf } from '@touchline/i18n';
import { eventMeta } from '../meta/event-meta.ts';

/** The head of an event's page, from what `loadEvent` left in the cache. */
export function pageMeta({
  queryClient,
  params,
  canonical,
  apiBase,
  content,
  locale,
  timeZone,
  texts,
  now,
}: PageContext): PageMeta {
  const event = queryClient.getQueryData<WireEvent>(contentKeys.event(params['eventId'] ?? '', 'id'));
  if (!event) return { title: '', noIndex: true };
  return eventMeta({
    view: toEventView(event, { text: texts('content'), apiBase, ...content }),
    text: texts('event'),
    formats: formatsOf(locale, timeZone),
    locale,
    url: canonical,
    now,
  });
}
