import { toPortalError } from '@touchline/contract';
import type { PageContext, PageModule } from '@touchline/feature-kit';
import type { PageData, PageOutcome } from '@touchline/feature-kit/rendering';

const nothing: PageData['meta'] = { title: '' };

/** Runs a page's own loading and tells how it ended; never throws. */
export async function loadPage(module: PageModule, context: PageContext): Promise<PageData> {
  try {
    await module.load?.(context);
    return { outcome: { kind: 'page' }, meta: module.meta?.(context) ?? nothing };
  } catch (error) {
    return { outcome: problemOf(error), meta: { ...nothing, noIndex: true } };
  }
}

/** An error as a page's outcome; the not-found page's context is the error's cause where it names one. */
export function problemOf(error: unknown): PageOutcome {
  const { code, status, cause } = toPortalError(error);
  const context = isContext(cause) ? cause.context : 'page';
  return { kind: 'problem', code, status: status ?? 500, context };
}

const isContext = (cause: unknown): cause is { context: string } =>
  typeof cause === 'object' && cause !== null && 'context' in cause && typeof cause.context === 'string';

/** An address that leads to no page. */
export const unknownPage: PageData = {
  outcome: { kind: 'problem', code: 'not_found', status: 404, context: 'page' },
  meta: { ...nothing, noIndex: true },
};
