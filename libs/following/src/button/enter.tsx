import { entrance, type EntrancePress, Slot } from '@touchline/feature-kit';
import type { ReactNode } from 'react';

const nowhere: EntrancePress = { onClick: () => undefined };

/** Draws what a visitor must sign in for, with the way in of whoever lets them. */
export function Enter({ children }: { children: (press: EntrancePress) => ReactNode }) {
  return <Slot of={entrance} props={{ children }} empty={children(nowhere)} />;
}
