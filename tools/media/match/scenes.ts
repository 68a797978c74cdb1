import type { FilmName } from '../../../apps/reference-backend/src/streams/films.ts';
import { basketballScene } from './basketball/basketball-scene.ts';
import { footballScene } from './football/football-scene.ts';
import { hockeyScene } from './hockey/hockey-scene.ts';
import type { Scene } from './scene.ts';
import { volleyballScene } from './volleyball/volleyball-scene.ts';

export const scenes: Readonly<Record<FilmName, Scene>> = {
  'ice-hockey': hockeyScene,
  football: footballScene,
  basketball: basketballScene,
  volleyball: volleyballScene,
};
