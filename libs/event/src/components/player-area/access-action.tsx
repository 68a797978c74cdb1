import { eventAccess, eventSignIn, type EventView } from '@touchline/content';
import { Slot, useIsSlotFilled, useViewer } from '@touchline/feature-kit';
import { BrowseLink } from './browse-link.tsx';
import type { AccessNeed } from '../../state/watch/get-player-area-state.ts';
import { useAccessAnswer } from './use-access-answer.ts';
import { useCommerceOptions } from './use-commerce-options.ts';

/** The offers of a feature that sells access. */
function AccessOffers({ view, requiredAccess }: { view: EventView; requiredAccess: 'purchase' | 'subscription' }) {
  return <Slot of={eventAccess} props={{ event: view, need: requiredAccess, options: useCommerceOptions(view) }} />;
}

/**
 * The button in the player area of a locked event: an offer to buy, or else a sign-in, because the visitor may own the
 * event already. For a signed-in viewer, or without a sign-in feature, it is a link to other videos.
 */
export function AccessAction({ view, requiredAccess }: { view: EventView; requiredAccess: AccessNeed }) {
  const canSignIn = useIsSlotFilled(eventSignIn);
  const canBuy = useIsSlotFilled(eventAccess);
  const isMember = Boolean(useViewer());
  const accessAnswer = useAccessAnswer(view.id);
  // The viewer's own response may unlock the event at any moment.
  if (isMember && accessAnswer === 'asking') return null;
  if (canBuy && requiredAccess !== 'sign-in') return <AccessOffers view={view} requiredAccess={requiredAccess} />;
  return canSignIn && !isMember ? <Slot of={eventSignIn} props={{ event: view }} /> : <BrowseLink />;
}
