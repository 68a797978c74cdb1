import { useSyncExternalStore } from 'react';
import { type Moves, moves } from './moves.ts';

/**
 * Selects a part of the state of the viewer's other devices and tabs; empty on the server.
 * @param select returns an existing object: an object created in it would cause endless renders
 */
export const useMoves = <Part>(select: (known: Moves) => Part): Part =>
  useSyncExternalStore(
    moves.subscribe,
    () => select(moves.get()),
    () => select(moves.none()),
  );
