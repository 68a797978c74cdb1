import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import type { EventOptions } from '../../options.ts';
import { getClientData } from '../../api/client-data.ts';
import { createEventMeta } from './event-meta.ts';

/** Creates the HTML head of an event's page. */
export function createDocumentMeta(
  { canonical, apiBase, content, locale, formats, texts, now }: PageContext,
  { event, options }: { event: WireEvent; options: EventOptions },
): PageMeta {
  const view = toEventView(event, { text: texts('content'), apiBase, ...content });
  return createEventMeta({
    view,
    clientData: getClientData(options, view.id),
    text: texts('event'),
    formats,
    locale,
    url: canonical,
    guideTitle: texts('shell')('navigation.guide'),
    now: now(),
  });
}
