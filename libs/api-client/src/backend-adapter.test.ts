import { PortalError } from '@touchline/contract';
import { expect, it, vi } from 'vitest';
import type { ApiReport } from './api.ts';
import type { BackendAdapter } from './backend-adapter.ts';
import { createApi } from './create-api.ts';
import { getThing, listThings, saveThing } from './testing/endpoints.ts';

const toRecord = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(Object(value)));

/** A backend that calls a thing an item and its title a label, and has no envelope. */
const itemAdapter: BackendAdapter = {
  adaptRequest: (endpoint, { method, address, body }) => ({
    method: endpoint === saveThing ? 'PUT' : method,
    address: address.replace('/api/thing', '/v2/items'),
    body: endpoint === saveThing ? { label: toRecord(body)['title'] } : body,
  }),
  adaptResponse(_, body, status) {
    const { code, label, ...rest } = toRecord(body);
    if (status >= 400) return { error: code === 'gone' ? 'not_found' : code };
    return { content: { ...rest, title: label } };
  },
};

function createItemApi(response: () => Response, adapter = itemAdapter, readings?: Map<string, unknown>) {
  const requests: Request[] = [];
  const reports: ApiReport[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    adapter,
    readings,
    auth: { token: async () => 'secret', refresh: async () => null },
    onReport: (report) => void reports.push(report),
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return response();
    },
  });
  return { api, requests, reports };
}

const getPortalError = async (call: Promise<unknown>): Promise<PortalError> => {
  const error: unknown = await call.catch((thrownError: unknown) => thrownError);
  if (error instanceof PortalError) return error;
  throw new Error('the call did not fail with a PortalError');
};

it('a read returns the contract’s shape when the backend has other names [ruling-16]', async () => {
  const { api, requests, reports } = createItemApi(() => Response.json({ id: '1', label: 'One' }));
  expect(await api.call(getThing, { params: { id: '1' } })).toEqual({ id: '1', title: 'One' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET https://api.test/v2/items/1']);
  expect(reports).toEqual([]);
});

it('a write sends the backend’s method, address and body', async () => {
  const { api, requests } = createItemApi(() => Response.json({}));
  await api.call(saveThing, { body: { title: 'One' } });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['PUT https://api.test/v2/items/save']);
  expect(await requests[0]?.json()).toEqual({ label: 'One' });
});

it('an error of the backend gets the contract’s code', async () => {
  const { api } = createItemApi(() => Response.json({ code: 'gone' }, { status: 404 }));
  expect(await getPortalError(api.call(getThing, { params: { id: '1' } }))).toMatchObject({
    code: 'not_found',
    status: 404,
  });
});

it('a page of HTML does not reach the adapter', async () => {
  const adaptResponse = vi.fn(itemAdapter.adaptResponse);
  const { api } = createItemApi(() => new Response('<h1>Busy</h1>', { status: 403 }), {
    ...itemAdapter,
    adaptResponse,
  });
  await getPortalError(api.call(getThing, { params: { id: '1' } }));
  expect(adaptResponse).not.toHaveBeenCalled();
});

it('a call fails with invalid_response, and is reported, when the adapter throws', async () => {
  const fail = (): never => {
    throw new TypeError('unknown call');
  };
  for (const adapter of [
    { ...itemAdapter, adaptRequest: fail },
    { ...itemAdapter, adaptResponse: fail },
  ]) {
    const { api, reports } = createItemApi(() => Response.json({ id: '1' }), adapter);
    const error = await getPortalError(api.call(getThing, { params: { id: '1' } }));
    expect(error).toMatchObject({ code: 'invalid_response', retryable: false });
    expect(error.message).toBe('the adapter failed at GET /api/thing/:id');
    expect(reports).toMatchObject([{ kind: 'failure', call: 'GET /api/thing/:id' }]);
  }
});

it('a request to another origin has no token when the adapter changes the address', async () => {
  const adaptRequest: BackendAdapter['adaptRequest'] = (_, request) => ({
    ...request,
    address: 'https://other.test/x',
  });
  const { api, requests } = createItemApi(() => Response.json({ id: '1' }), { ...itemAdapter, adaptRequest });
  await api.call(getThing, { params: { id: '1' } });
  expect(requests.map(({ headers }) => headers.get('x-authorization'))).toEqual([null]);
});

it('the client leaves out and reports a malformed entry that an adapter has translated', async () => {
  const adapter: BackendAdapter = {
    ...itemAdapter,
    adaptResponse: (_, body) => ({ content: { entries: toRecord(body)['items'], last_page: true } }),
  };
  const { api, reports } = createItemApi(() => Response.json({ items: [{ id: '1' }, { id: 7 }, {}] }), adapter);
  const { entries } = await api.call(listThings, { body: {} });
  expect(entries.map(({ id }) => id)).toContain('1');
  expect(reports).not.toEqual([]);
});
