import type { GuardOutcome } from '@touchline/feature-kit';
import { type ServerRedirect, withQueryParams } from '@touchline/feature-kit/rendering';

/** The known facts about a navigation. A later call adds what the guards and the page's data have answered. */
export interface NavigationFacts {
  /** The address with the locale's prefix. */
  href: string;
  /** The address without the locale's prefix. */
  to: URL;
  /** The open page, without the locale's prefix; null when the address is already the new one, as for Back. */
  from: URL | null;
  /** Whether a newer build exists, or has written the page's data. */
  isNewBuild: boolean;
  isPaymentPage: boolean;
  /** Whether the document has the policy for payments. */
  isPaymentDocument: boolean;
  /** Undefined before the guards have answered. */
  guard?: GuardOutcome | undefined;
  /** The backend's redirect, or a redirect to the page that replaces this page. */
  redirect?: ServerRedirect | undefined;
}

export type Navigation =
  /** The portal loads and shows the page. */
  | { kind: 'load' }
  /** The browser opens an address as a new document. */
  | { kind: 'document'; href: string }
  /** Another page of the portal opens; with `isReplaced` it replaces the history entry. */
  | { kind: 'redirect'; to: string; isReplaced: boolean }
  /** The viewer stays on the open page. */
  | { kind: 'stay'; at: string };

const load: Navigation = { kind: 'load' };

/** Decides what a navigation does. `load` is final only when all facts are known; the others are final at once. */
export function decideNavigation(facts: NavigationFacts): Navigation {
  const { href, to, isNewBuild, isPaymentPage, isPaymentDocument, guard, redirect } = facts;
  // The guards may redirect to a page whose scripts a document for payments blocks, so that document is left first.
  if (isNewBuild || (isPaymentDocument && !isPaymentPage)) return { kind: 'document', href };
  // An edge redirects an address without a final slash itself (specification, section 2, "Routing rules").
  if (!to.pathname.endsWith('/')) return { kind: 'redirect', to: `${to.pathname}/${to.search}`, isReplaced: true };
  if (!guard) return load;
  const guarded = decideGuarded(guard, facts);
  if (guarded.kind !== 'load') return guarded;
  // A visitor who must sign in first needs no document for payments yet.
  if (isPaymentPage && !isPaymentDocument) return { kind: 'document', href };
  if (!redirect) return load;
  return redirect.external
    ? { kind: 'document', href: redirect.to }
    : redirectTo(withQueryParams(to.search, redirect.to), facts);
}

function decideGuarded(guard: GuardOutcome, facts: NavigationFacts): Navigation {
  const { from, to } = facts;
  switch (guard.kind) {
    case 'pass':
      return load;
    case 'redirect':
      return guard.external ? { kind: 'document', href: guard.to } : redirectTo(guard.to, facts);
    case 'aborted':
      if (from) return { kind: 'stay', at: from.pathname + from.search };
      // The visit's first page has no page to stay on, so the viewer goes home.
      return to.pathname === '/' ? load : redirectTo('/', facts);
  }
}

/** If the browser is already at the new address, its history entry is replaced: Back to it would redirect again. */
const redirectTo = (to: string, { from }: NavigationFacts): Navigation => ({
  kind: 'redirect',
  to,
  isReplaced: from === null,
});
