import { entrance, type EntrancePress, Slot } from '@touchline/feature-kit';
import type { ReactNode } from 'react';

const noPress: EntrancePress = { onClick: () => undefined };

/** Draws a control that requires sign-in, and gives it the entrance that another feature fills in. */
export function EntranceGate({ children }: { children: (entrancePress: EntrancePress) => ReactNode }) {
  return <Slot of={entrance} props={{ children }} empty={children(noPress)} />;
}
