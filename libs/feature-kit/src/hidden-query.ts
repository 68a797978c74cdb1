import { hiddenQuery } from './marks.ts';

/**
 * The query of a page whose route is `secret`, where the head's script has taken it out of the address; else ''. Given once. A page that no
 * server has marked, or that a link led to, has its query in the address still.
 */
export function takeHiddenQuery(): string {
  const hidden: unknown = Reflect.get(window, hiddenQuery);
  Reflect.deleteProperty(window, hiddenQuery);
  return typeof hidden === 'string' ? hidden : '';
}
