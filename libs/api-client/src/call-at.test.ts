import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from './create-api.ts';
import { listPublicThings } from './testing/endpoints.ts';
import { json, startFaultServer, type FaultServer } from './testing/fault-server.ts';

let server: FaultServer;

beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());

describe('callAt', () => {
  it('`callAt` calls an absolute address, or an address relative to api_base', async () => {
    server.respond(json({ content: [] }));
    await createApi({ baseUrl: `${server.url}/base/` }).callAt(listPublicThings, '/epg/7?day=1');
    await createApi({ baseUrl: 'http://127.0.0.1:9' }).callAt(listPublicThings, `${server.url}/epg/8`);
    expect(server.seenRequests.map(({ url }) => url)).toEqual(['/base/epg/7?day=1', '/epg/8']);
  });

  it('`callAt` adds query parameters to an address with or without a query', async () => {
    server.respond(json({ content: [] }));
    const api = createApi({ baseUrl: server.url });
    await api.callAt(listPublicThings, '/epg/7?day=1', { query: { page: 2 } });
    await api.callAt(listPublicThings, '/epg/7', { query: { page: 0, size: undefined } });
    expect(server.seenRequests.map(({ url }) => url)).toEqual(['/epg/7?day=1&page=2', '/epg/7?page=0']);
  });

  it.each(['//evil.test/x', 'javascript:alert(1)', '\\\\evil.test', '', 'ftp://x/y', '/\\evil'])(
    'callAt refuses the address %j',
    async (address) => {
      server.respond(json({ content: [] }));
      const refusedCall = createApi({ baseUrl: server.url }).callAt(listPublicThings, address);
      await expect(refusedCall).rejects.toMatchObject({ code: 'invalid_response' });
      expect(server.seenRequests).toHaveLength(0);
    },
  );
});
