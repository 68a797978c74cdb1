import type { Entity } from '@touchline/content';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconButton, IconCalendar, OnDemand } from '@touchline/ui-kit';
import { Suspense } from 'react';

/** The button in the head of a team's page that adds its matches to a calendar, for viewers and visitors. */
export function TeamCalendarButton({ id, name }: { id: string; name: string }) {
  const text = useText('following');
  const notify = useNotify();
  const errorText = useErrorText();
  const trigger = (
    <IconButton label={text('everywhere.calendar')} look="glass" size="l" aria-haspopup="menu">
      <IconCalendar />
    </IconButton>
  );
  return (
    <Suspense fallback={trigger}>
      <OnDemand
        key={id}
        trigger={trigger}
        load={async () => {
          const { TeamCalendarMenu } = await import('./team-calendar-menu.tsx');
          return (menuProps) => <TeamCalendarMenu team={{ id, name }} {...menuProps} />;
        }}
        onError={(error) => notify('danger', errorText(error))}
      />
    </Suspense>
  );
}

/** The content of the slot `entityActions`. */
export const EntityCalendarButton = ({ kind, id, name }: Entity) =>
  kind === 'team' && <TeamCalendarButton id={id} name={name} />;
