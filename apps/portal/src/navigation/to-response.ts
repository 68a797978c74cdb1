import { redirect, redirectDocument, replace } from 'react-router-dom';
import { decideNavigation, type NavigationFacts } from './decide-navigation.ts';

let isFullNavigation = false;

/** Returns the router's response to a decision; null when the page loads. */
export function toResponse(facts: NavigationFacts): Response | null {
  const navigation = decideNavigation(facts);
  switch (navigation.kind) {
    case 'load':
      return null;
    case 'document':
      if (navigation.href === facts.href) isFullNavigation = true;
      // The router waits for this response; the browser may leave before the wait ends.
      return redirectDocument(navigation.href);
    case 'redirect':
      return (navigation.isReplaced ? replace : redirect)(navigation.to);
    case 'stay':
      // `replace` adds no history entry, and the router adds the language prefix.
      return replace(navigation.at);
  }
}

/** Whether the portal itself opened the page's address as a new document. The answer is given once. */
export function takeFullNavigation(): boolean {
  const wasFullNavigation = isFullNavigation;
  isFullNavigation = false;
  return wasFullNavigation;
}
