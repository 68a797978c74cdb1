import { eventPath, type EventPage, toEventView } from '@touchline/content';
import type { NamedPage, PageContext } from '@touchline/feature-kit';

/**
 * Titles and paths of a list's first page, for the page's metadata. The titles reveal no score. Undefined until the
 * page is loaded.
 */
export const listNamedEvents = (
  page: EventPage | undefined,
  { texts, apiBase, content }: PageContext,
): NamedPage[] | undefined =>
  page?.entries.map((event) => {
    const view = toEventView(event, { text: texts('content'), apiBase, ...content });
    return { title: view.safeTitle, path: eventPath(view) };
  });
