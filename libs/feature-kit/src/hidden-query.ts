import { hiddenQueryProperty } from './marks.ts';

/**
 * The query of a `secret` page, once, after the head's script has taken it out of the address; else
 * ''. After a client-side navigation, or on a page without the server's document flags, the query
 * is still in the address.
 */
export function consumeHiddenQuery(): string {
  const hidden: unknown = Reflect.get(window, hiddenQueryProperty);
  Reflect.deleteProperty(window, hiddenQueryProperty);
  return typeof hidden === 'string' ? hidden : '';
}
