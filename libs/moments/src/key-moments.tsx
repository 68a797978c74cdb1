import { eventSignIn, type EventView } from '@touchline/content';
import { Slot, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { EmptyState, IconStar } from '@touchline/ui-kit';
import { MatchMoments } from './list/match-moments.tsx';
import { MomentsSection } from './moments-section.tsx';

/**
 * The key moments of a match. Only signed-in viewers have tags (specification, section 5); a visitor gets a sign-in
 * link.
 */
export function KeyMoments({ event }: { event: EventView }) {
  const text = useText('moments');
  const viewer = useViewer();
  if (viewer === undefined) return <div hidden aria-busy="true" />;
  if (viewer) return <MatchMoments key={viewer.id} event={event} viewer={viewer.id} />;
  return (
    <MomentsSection isOffer>
      <EmptyState
        compact
        level={3}
        icon={<IconStar size="l" />}
        heading={text('visitor.title')}
        action={<Slot of={eventSignIn} props={{ event, label: text('visitor.action') }} />}
      >
        {text('visitor.text')}
      </EmptyState>
    </MomentsSection>
  );
}
