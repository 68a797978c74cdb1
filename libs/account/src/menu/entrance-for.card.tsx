import type { EntrancePress } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { type EntranceOptions, useEntrance } from './use-entrance.ts';

interface EntranceForProps {
  options: EntranceOptions;
  children: (entrancePress: EntrancePress) => ReactNode;
}

/** The sign-in of this feature for another feature's button. */
export const EntranceFor = ({ options, children }: EntranceForProps) => children(useEntrance(options).press);
