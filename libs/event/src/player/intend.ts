import type { EventOptions } from '../options.ts';
import { positionStore } from '../positions/position-store.ts';
import { clientDataOf } from './client-data.ts';
import { drmServersOf, nobody } from './drm-servers.ts';
import { startStream } from './load-player.ts';

/**
 * Preloads the stream that a viewer is about to watch.
 * @param path of its page, such as `/events/7/`
 * @param stream its address
 */
export function intend(path: string, stream: string, options: EventOptions): void {
  const [, , part = ''] = path.split('/');
  const id = decodeURIComponent(part);
  startStream(stream, {
    startAt: positionStore.begun(id),
    clientData: clientDataOf(options, id),
    drm: drmServersOf(options, nobody),
  });
}
