import { films } from '../../../../apps/reference-backend/src/streams/films.ts';
import { createPlayer, type Player } from '../match-state.ts';
import { goalLineMetres } from './rink-shape.ts';

const roles = ['centre', 'leftWing', 'rightWing', 'leftBack', 'rightBack'] as const;

/** Face-off places, for a team that attacks to the right. */
const faceOffOffsets = {
  centre: [-1.5, 0],
  leftWing: [-1.6, -6.2],
  rightWing: [-1.6, 6.2],
  leftBack: [-8, -4],
  rightBack: [-8, 4],
};

/** All players at the centre face-off. */
export function createLineUp(): Player[] {
  const players: Player[] = [];
  for (const team of [1, 2] as const) {
    const side = team === 1 ? 1 : -1;
    const [goalie = 0, leftBack = 0, rightBack = 0, centre = 0, leftWing = 0, rightWing = 0] =
      films['ice-hockey'].players[`team${team}`];
    const numbers = { centre, leftWing, rightWing, leftBack, rightBack };
    for (const role of roles) {
      const [x = 0, y = 0] = faceOffOffsets[role];
      players.push(createPlayer(team, role, numbers[role], x * side, y * side));
    }
    players.push(createPlayer(team, 'goalie', goalie, -side * (goalLineMetres - 0.9), 0));
  }
  players.push(createPlayer(0, 'referee', 0, 0.4, -3.4));
  return players;
}

/** The position of a player at a face-off. */
export function getFaceOffPosition(player: Player): [number, number] {
  const found = createLineUp().find((other) => other.team === player.team && other.role === player.role);
  return found ? [found.x, found.y] : [0, 0];
}
