import type { MatchShot } from '../../../apps/reference-backend/src/streams/match-shot.ts';
import type { ScriptedShot } from './game.ts';

/** Converts a shot of a film's script for the simulation. */
export const toScriptedShot = ({ time, side, result, playerNumber }: MatchShot): ScriptedShot => ({
  time,
  team: side === 'team1' ? 1 : 2,
  isGoal: result === 'goal',
  number: playerNumber,
});
