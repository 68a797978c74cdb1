import { isId } from '@touchline/contract';
import type { PageData } from '@touchline/feature-kit/rendering';
import type { Translate } from '@touchline/i18n';
import type { Params } from 'react-router-dom';

/** The parameter for the rest of an unknown address. */
const wildcardParam = '*';

/**
 * Whether each parameter of an address can be an id (specification, section 5; docs/decisions/0018). The portal sends
 * no other parameter to the backend.
 */
export const hasRightParams = (params: Params): boolean =>
  Object.entries(params).every(([name, value]) => name === wildcardParam || value === undefined || isId(value));

/**
 * Returns the page of an address whose parameters cannot be ids.
 * @param text translates keys of the shell's namespace
 */
export const createWrongAddressPage = (text: Translate): PageData => ({
  outcome: {
    kind: 'problem',
    code: 'not_found',
    status: 404,
    context: 'page',
    words: 'shell',
    danger: 'wrong_address',
  },
  meta: { title: text('errors.page_not_found'), noIndex: true },
});
