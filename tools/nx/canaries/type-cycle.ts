// libs/player/src/store/player-instance.ts
import type { PlayerProps } from '../player-props.ts';

export type Canary = PlayerProps;
