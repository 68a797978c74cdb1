import type { PlayerView } from '@touchline/content';
import type { MatchFigures } from '../../api/match-figures.ts';

/** A player's goals, or points, and assists in a match. */
export interface ScorerRow {
  player: PlayerView;
  points: number;
  assists: number;
}

/**
 * Counts the points and assists of each player: the most points first, then the most assists, then by name. A goal that
 * was taken back does not count.
 */
export function countScorers(
  { changes, scores }: Pick<MatchFigures, 'changes' | 'scores'>,
  players: ReadonlyMap<string, PlayerView>,
): readonly ScorerRow[] {
  const rowsById = new Map<string, ScorerRow>();
  function addTo(id: string | undefined, count: 'points' | 'assists', added: number): void {
    const player = id === undefined ? undefined : players.get(id);
    if (!player) return;
    const row = rowsById.get(player.id) ?? { player, points: 0, assists: 0 };
    row[count] += added;
    rowsById.set(player.id, row);
  }
  for (const { scorerId, assistId, points, matchSecond, score, scoringSide } of changes) {
    const sideIndex = scoringSide === 'home' ? 0 : 1;
    const isTakenBack = scores.some(
      (later) => later.matchSecond > matchSecond && later.score[sideIndex] < score[sideIndex],
    );
    if (isTakenBack) continue;
    addTo(scorerId, 'points', points);
    addTo(assistId, 'assists', 1);
  }
  return [...rowsById.values()].sort(
    (a, b) => b.points - a.points || b.assists - a.assists || a.player.name.localeCompare(b.player.name),
  );
}
