import type { RouteFacts, ShownPage } from '@touchline/feature-kit';

/** The content that a page shows. */
export interface SelectedContent {
  content_type: string;
  content_id: string;
}

/**
 * @returns the content of a page: the first word and the single parameter of its route; null for a route with no or
 * several parameters
 */
export function getContent(path: string, route: RouteFacts | null): SelectedContent | null {
  const pathParts = route?.path.split('/') ?? [];
  const index = pathParts.findIndex((segment) => segment.startsWith(':'));
  const segments = path.split('/').filter(Boolean);
  const id = segments[index];
  if (index < 1 || pathParts.filter((segment) => /^[:*]/.test(segment)).length > 1 || id === undefined) return null;
  try {
    return { content_type: pathParts[0] ?? '', content_id: decodeURIComponent(id) };
  } catch {
    return null;
  }
}

/**
 * Stores the pressed link, because only pages opened by a press count as selected, not those reached with the back
 * button.
 * @returns a function that returns the selected content of the current page; null when no link to it was pressed
 */
export function watchSelection(document: Document): (page: ShownPage) => SelectedContent | null {
  let pressedHref: string | undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      pressedHref = link && link.origin === location.origin ? link.pathname : pressedHref;
    },
    { capture: true },
  );
  return ({ path, route }) => {
    // The link's address has the language's prefix; the path has not.
    const wasPressed = pressedHref !== undefined && (pressedHref === path || pressedHref.endsWith(path));
    pressedHref = undefined;
    return wasPressed && route?.access !== 'member' ? getContent(path, route) : null;
  };
}
