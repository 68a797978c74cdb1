import { eventAccess, eventSignIn, type EventView } from '@touchline/content';
import { Slot, useFilled, useViewer } from '@touchline/feature-kit';
import { BrowseLink } from './browse-link.tsx';
import type { AccessNeed } from './stage-of.ts';
import { useAsking } from './use-asking.ts';
import { useCommerceOptions } from './use-commerce-options.ts';

/** What a feature that sells offers. */
function Offers({ view, need }: { view: EventView; need: 'purchase' | 'subscription' }) {
  return <Slot of={eventAccess} props={{ event: view, need, options: useCommerceOptions(view) }} />;
}

/**
 * The one way on from a locked stage: what a feature sells that opens it; where none does, signing in, which opens what the visitor may own already, or, for whom
 * that has not helped and where nobody can sign in, what else there is to watch.
 */
export function WayIn({ view, need }: { view: EventView; need: AccessNeed }) {
  const canSignIn = useFilled(eventSignIn);
  const canBuy = useFilled(eventAccess);
  const isMember = Boolean(useViewer());
  const asking = useAsking(view.id);
  // Their own answer may open it any moment.
  if (isMember && asking === 'asking') return null;
  if (canBuy && need !== 'sign-in') return <Offers view={view} need={need} />;
  return canSignIn && !isMember ? <Slot of={eventSignIn} props={{ event: view }} /> : <BrowseLink />;
}
