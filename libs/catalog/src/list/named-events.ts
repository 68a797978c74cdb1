import { eventPath, type EventPage, toEventView } from '@touchline/content';
import type { NamedPage, PageContext } from '@touchline/feature-kit';

/** What a list has as the head of its page names it: no title tells a score. Nothing before it is there. */
export const namedEvents = (
  page: EventPage | undefined,
  { texts, apiBase, content }: PageContext,
): NamedPage[] | undefined =>
  page?.entries.map((event) => {
    const view = toEventView(event, { text: texts('content'), apiBase, ...content });
    return { title: view.safeTitle, path: eventPath(view) };
  });
