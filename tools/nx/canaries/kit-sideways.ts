// libs/content/src/canary.ts
import { Player } from '@touchline/player';

export const canary = Player;
