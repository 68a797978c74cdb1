import { Slot, useViewer } from '@touchline/feature-kit';
import { CardMeta } from '@touchline/ui-kit';
import { createContext } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { eventReason } from '../slots.ts';

/** True if the cards inside show the reason for a suggestion (`eventReason`). */
export const ShowReasonsContext = createContext(false);

/** The reason for a suggestion, for a signed-in viewer; empty for a visitor and on the server. */
export function EventReason({ view }: { view: EventView }) {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <CardMeta>
      <Slot of={eventReason} props={{ event: view }} />
    </CardMeta>
  );
}
