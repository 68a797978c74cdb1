import type { WireEvent } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import type { EventOptions } from '../../options.ts';

/**
 * The head of an event's page. A browser loads this code only for a navigation, because the server's HTML already has
 * its head.
 */
export const createPageMeta =
  (options: EventOptions) =>
  async (context: PageContext, { event }: { event: WireEvent }): Promise<PageMeta> =>
    (await import('./document-meta.ts')).createDocumentMeta(context, { event, options });
