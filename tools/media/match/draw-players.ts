import type { MatchState, Player } from './match-state.ts';

/** Draws the players from far to near, and `drawMiddle` between those behind and before the field's long axis. */
export function drawPlayersAround(
  { players }: MatchState,
  drawPlayer: (player: Player) => void,
  drawMiddle: () => void,
): void {
  const playersByDepth = players.toSorted((a, b) => a.y - b.y);
  const nearPlayers = playersByDepth.filter(({ y }) => y > 0);
  for (const player of playersByDepth.slice(0, playersByDepth.length - nearPlayers.length)) drawPlayer(player);
  drawMiddle();
  for (const player of nearPlayers) drawPlayer(player);
}
