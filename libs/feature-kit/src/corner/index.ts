export { type Asker, turns } from './turns.ts';
export { takeRoomBelow } from './take-room-below.ts';
export { useTurn } from './use-turn.ts';
