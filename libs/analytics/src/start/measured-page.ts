import type { ShownPage } from '@touchline/feature-kit';
import type { PageView } from '@touchline/telemetry';

/** The pattern of unknown addresses. */
const unknown = '/404/';

const withSlashes = (pattern: string): string => (pattern === '' ? '/' : `/${pattern}/`);

/**
 * A page as it is measured: the pattern of its route, and its path where that tells nothing but which page it is. Of an unknown address anything
 * may be a part, and of a secret one a secret.
 */
export function measuredPage({ path, route }: ShownPage): PageView {
  const pattern = route ? withSlashes(route.path) : unknown;
  return { path: route && route.secret !== true ? path : pattern, route: pattern };
}
