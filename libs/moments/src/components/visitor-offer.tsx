import { eventSignIn, type EventView } from '@touchline/content';
import { Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { EmptyState, IconStar } from '@touchline/ui-kit';
import { MomentsSection } from './moments-section.tsx';

/** Takes the place of the moments for a visitor who gets none: a sign-in link. */
export function VisitorOffer({ event }: { event: EventView }) {
  const text = useText('moments');
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
