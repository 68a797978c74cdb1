// libs/event/src/canary.ts
import { Shell } from '@touchline/shell';

export const canary = Shell;
