import type { WireEvent } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import type { EventOptions } from '../options.ts';

/**
 * The head of an event's page. A browser loads its code only for a navigation, because a document arrives with its
 * head.
 */
export const pageMeta =
  (options: EventOptions) =>
  async (context: PageContext, { event }: { event: WireEvent }): Promise<PageMeta> =>
    (await import('../meta/document-meta.ts')).documentMeta(context, { event, options });
