import { useSyncExternalStore } from 'react';
import { type Moves, moves } from './moves.ts';

/** A part of what is known of the viewer's other devices and tabs; nothing on the server. @param select answers with what it found: an object that it makes itself would be another one each time */
export const useMoves = <Part>(select: (known: Moves) => Part): Part =>
  useSyncExternalStore(
    moves.subscribe,
    () => select(moves.get()),
    () => select(moves.none()),
  );
