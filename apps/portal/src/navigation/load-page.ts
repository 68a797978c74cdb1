import { PortalError, toPortalError } from '@touchline/contract';
import type { PageContext, PageMeta, PageModule } from '@touchline/feature-kit';
import type { PageData, PageProblem } from '@touchline/feature-kit/rendering';
import type { Translate } from '@touchline/i18n';

/** A loaded page, or the result that replaces it. */
export interface LoadedPage {
  data: PageData;
  /** All meta data of the page; the router gets only a part of them. */
  meta: PageMeta;
}

const emptyHead: PageMeta = { title: '' };

/** The feature that owns the page, and the receiver of its errors. */
interface PageOwner {
  /** The feature whose texts describe a missing item. */
  feature: string;
  /** Called for errors other than PortalError: bugs of the page's code, which no other code reports. */
  onError: (error: unknown) => void;
}

/** Runs a page's `load` and returns its outcome; never throws. */
export async function loadPage(
  module: PageModule,
  context: PageContext,
  { feature, onError }: PageOwner,
): Promise<LoadedPage> {
  try {
    const loadedPage = (await module.load?.(context)) ?? { meta: emptyHead };
    if ('moved' in loadedPage)
      return { data: { outcome: { kind: 'moved', to: loadedPage.moved }, meta: emptyHead }, meta: emptyHead };
    return { data: { outcome: { kind: 'page' }, meta: getHead(loadedPage.meta) }, meta: loadedPage.meta };
  } catch (error) {
    if (!(error instanceof PortalError)) onError(error);
    const problem = getProblem(error, feature);
    return {
      data: createProblemData(problem, context.texts(problem.status === 404 ? problem.words : 'shell')),
      meta: emptyHead,
    };
  }
}

/**
 * Returns the outcome of a page whose code failed to load: the viewer is offline, or the server cannot be reached.
 * @param text translates keys of the shell's namespace
 */
export function createPageWithoutCode(cause: unknown, text: Translate): PageData {
  return createProblemData(
    getProblem(new PortalError(navigator.onLine ? 'network_error' : 'offline', { cause })),
    text,
  );
}

/** Returns the meta data that the browser needs; only the server's document needs the rest. */
const getHead = ({ title, description, image, type, noIndex }: PageMeta): PageData['meta'] => ({
  title,
  description,
  image,
  type,
  noIndex,
});

/**
 * Turns an error into a page's outcome; the error's cause may name the context of the not-found page.
 * @param feature the feature whose page failed
 */
export function getProblem(error: unknown, feature = 'shell'): PageProblem {
  const { code, status, cause, said } = toOfflineError(toPortalError(error));
  const context = hasContext(cause) ? cause.context : 'page';
  const namespaceName = context === 'page' ? 'shell' : feature;
  return {
    kind: 'problem',
    code,
    status: status ?? 500,
    context,
    words: namespaceName,
    ...(said && { message: said }),
    // The page exists, but its parameter has an unknown value, such as a sport without matches.
    ...(hasContext(cause) && context === 'page' && { danger: 'wrong_address' }),
  };
}

/**
 * An unknown error without a network counts as offline, because a failed `import()` does not name its cause.
 */
function toOfflineError(error: PortalError): PortalError {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return isOffline && error.code === 'default_error_message' ? new PortalError('offline', { cause: error }) : error;
}

const hasContext = (cause: unknown): cause is { context: string } =>
  typeof cause === 'object' && cause !== null && 'context' in cause && typeof cause.context === 'string';

/** Returns the page of an unknown address. @param text translates keys of the shell's namespace */
export const createNotFoundPage = (text: Translate): PageData =>
  createProblemData({ kind: 'problem', code: 'not_found', status: 404, context: 'page', words: 'shell' }, text);

function createProblemData(outcome: PageProblem, text: Translate): PageData {
  const title = outcome.status === 404 ? text(`errors.${outcome.context}_not_found`) : text('errors.pageFailed');
  return { outcome, meta: { title, noIndex: true } };
}
