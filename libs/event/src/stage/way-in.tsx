import { eventSignIn, type EventView } from '@touchline/content';
import { Slot, useFilled, useViewer } from '@touchline/feature-kit';
import { BrowseLink } from './browse-link.tsx';
import { useAsking } from './use-asking.ts';

/**
 * The one button of a locked stage: signing in, which opens what the visitor may own already, or, for whom that has not helped and where
 * nobody can sign in, what else there is to watch.
 */
export function WayIn({ view }: { view: EventView }) {
  const canSignIn = useFilled(eventSignIn);
  const isMember = Boolean(useViewer());
  const asking = useAsking(view.id);
  if (canSignIn && !isMember) return <Slot of={eventSignIn} props={{ event: view }} />;
  // Their own answer may open it any moment.
  return isMember && asking === 'asking' ? null : <BrowseLink />;
}
