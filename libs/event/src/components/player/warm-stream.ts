import type { EventOptions } from '../../options.ts';
import { positionStore } from '../../state/positions/position-store.ts';
import { getClientData } from '../../api/client-data.ts';
import { getDrmServers, getNoToken } from '../../api/drm-servers.ts';
import { prefetchStream } from './load-player.ts';

/**
 * Prefetches the stream that a viewer is about to watch.
 * @param path of its page, such as `/events/7/`
 * @param stream its address
 */
export function warmStream(path: string, stream: string, options: EventOptions): void {
  const [, , encodedId = ''] = path.split('/');
  const id = decodeURIComponent(encodedId);
  prefetchStream(stream, {
    startAt: positionStore.getAnyViewersSeconds(id),
    clientData: getClientData(options, id),
    drm: getDrmServers(options, getNoToken),
  });
}
