import { PortalError } from '@touchline/contract';
import type { EditableList } from '../saved-list/saved-list.ts';

/** A server with one saved list. */
export function createServer(...firstIds: string[]) {
  const server = {
    ids: firstIds,
    pageSize: 100,
    requests: [] as string[],
    /** Responders for the next requests of a kind, in place of the server's own responses. */
    next: { load: [] as Responder[], save: [] as Responder[] },
  };
  const respond = async <Value>(kind: 'load' | 'save', entry: string, proceed: () => Value): Promise<Value> => {
    server.requests.push(entry);
    const responder = server.next[kind].shift();
    return responder ? responder(proceed) : proceed();
  };
  const savedList: EditableList = {
    name: 'watchlist',
    load: (_api, page) =>
      respond('load', `load ${page}`, () => {
        const endIndex = (page + 1) * server.pageSize;
        const shownIds = server.ids.slice(page * server.pageSize, endIndex);
        return { entries: shownIds.map((id) => ({ id })), more: server.ids.length > endIndex };
      }),
    save: (_api, id, isSaved) =>
      respond('save', `${isSaved ? 'add' : 'remove'} ${id}`, () => {
        const otherIds = server.ids.filter((otherId) => otherId !== id);
        server.ids = isSaved ? [id, ...otherIds] : otherIds;
        return isSaved ? { id } : null;
      }),
  };
  return { server, list: savedList };
}
export type TestServer = ReturnType<typeof createServer>;
/** Answers a request in place of the server, or calls `proceed` for the server's response. */
export type Responder = <Value>(proceed: () => Value) => Value | Promise<Value>;

/** Returns the server's response. */
export const proceedAtOnce: Responder = (proceed) => proceed();
/** Fails as if the request did not reach the server. */
export const refuse: Responder = () => {
  throw new PortalError('network_error');
};
/**
 * A response that waits for `release`.
 * @param respondWith the delayed response; by default the server's response
 */
export function delayResponse(respondWith = proceedAtOnce): { respond: Responder; release: () => void } {
  const releaseSignal = Promise.withResolvers<void>();
  return {
    release: releaseSignal.resolve,
    async respond(proceed) {
      const [result] = await Promise.allSettled([(async () => respondWith(proceed))()]);
      await releaseSignal.promise;
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    },
  };
}
