/**
 * Draws pictures in a process of its own: what decodes pictures of others is native code, and where it falls over, it falls alone.
 * Started by `picture-press.ts`.
 */
import { setPriority } from 'node:os';
import { type Drawing, drawPicture } from './draw-picture.ts';

/** As threads that render give way (`give-way.ts`). */
setPriority(10);

process.on('message', (drawing: Drawing) => {
  drawPicture(drawing).then(
    (drawn) => process.send?.({ drawn }),
    (error: unknown) => process.send?.({ reason: String(error) }),
  );
});
// Nobody is left to draw for.
process.on('disconnect', () => process.exit(0));
