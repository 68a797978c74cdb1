/**
 * Draws pictures in a separate process: native code decodes third-party pictures, and its crash must not end the edge.
 * Started by `picture-renderer.ts`.
 */
import { setPriority } from 'node:os';
import { type Drawing, drawPicture } from './draw-picture.ts';

/** The priority of rendering threads (`lower-thread-priority.ts`). */
setPriority(10);

process.on('message', (drawing: Drawing) => {
  drawPicture(drawing).then(
    (picture) => process.send?.({ drawn: picture }),
    (error: unknown) => process.send?.({ reason: String(error) }),
  );
});
// The edge has ended, so this process ends, too.
process.on('disconnect', () => process.exit(0));
