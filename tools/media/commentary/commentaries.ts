import type { FilmName } from '../../../apps/reference-backend/src/streams/films.ts';
import { basketballCommentary } from './basketball-commentary.ts';
import type { CommentaryLine } from './commentary-line.ts';
import { footballCommentary } from './football-commentary.ts';
import { hockeyCommentary } from './hockey-commentary.ts';
import { volleyballCommentary } from './volleyball-commentary.ts';

/** The commentary of every film. Live streams repeat the first 64 seconds, which therefore name no score. */
export const commentaries: Readonly<Record<FilmName, readonly CommentaryLine[]>> = {
  'ice-hockey': hockeyCommentary,
  football: footballCommentary,
  basketball: basketballCommentary,
  volleyball: volleyballCommentary,
};
