import { getEvent, listEvents, PortalError } from '@touchline/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ApiOptions, type ApiReport, defaultLimits } from './api.ts';
import { createApi } from './create-api.ts';
import { getThing, listThings, listPublicThings, saveThing } from './testing/endpoints.ts';
import {
  destroyConnection,
  neverAnswer,
  sendSlowly,
  json,
  respondRaw,
  startFaultServer,
  type FaultServer,
} from './testing/fault-server.ts';

let server: FaultServer;
let reports: ApiReport[] = [];

const thingBody = { content: { id: '1', title: 'One' } };
const shortLimits = { tryTimeoutMs: 200, totalTimeoutMs: 600, unsafeTime: 300 };

function createTestApi(options: Partial<ApiOptions> = {}) {
  return createApi({ baseUrl: server.url, onReport: (report) => void reports.push(report), ...options });
}

const catchPortalError = async (call: Promise<unknown>): Promise<PortalError> => {
  const error: unknown = await call.then(
    () => new Error('did not fail'),
    (thrownError: unknown) => thrownError,
  );
  if (error instanceof PortalError) return error;
  throw error;
};

beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());
beforeEach(() => void (reports = []));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fakeTimerOptions: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
};

/** Starts a call on a fake clock, with immediate responses. */
async function callOnFakeClock(...responses: (() => Response)[]) {
  const fetchStub = vi.fn(async () => responses.shift()?.() ?? Response.error());
  const client = createTestApi({ fetch: fetchStub });
  vi.useFakeTimers(fakeTimerOptions);
  const callPromise = client.call(getThing, { params: { id: '1' } });
  await vi.dynamicImportSettled();
  return { fetchStub, callPromise };
}

describe('a call', () => {
  it('a call sends path parameters, lists as name[]=value, and a JSON body', async () => {
    server.respond(json({ content: null }));
    await catchPortalError(
      createTestApi().call(getThing, { params: { id: 'a/b c' }, query: { types: ['x', 'y&z'], page: 2 } }),
    );
    expect(server.seenRequests[0]).toMatchObject({
      method: 'GET',
      url: '/api/thing/a%2Fb%20c?types%5B%5D=x&types%5B%5D=y%26z&page=2',
    });
    server.respond(json({ content: { entries: [] } }));
    await createTestApi().call(listThings, { body: { page: 0 } });
    expect(server.seenRequests[0]).toMatchObject({ method: 'POST', url: '/api/thing/list', body: '{"page":0}' });
    expect(server.seenRequests[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('a call sends the page’s language', async () => {
    server.respond(json(thingBody));
    await createTestApi({ language: 'fr-CA' }).call(getThing, { params: { id: '1' } });
    expect(server.seenRequests[0]?.headers).toMatchObject({ 'accept-language': 'fr-CA' });
  });

  it('a call resolves to the endpoint’s response type', async () => {
    server.respond(json({ ...thingBody, unknown: 1 }));
    expect(await createTestApi().call(getThing, { params: { id: '1' } })).toEqual({ id: '1', title: 'One' });
  });

  it('a call reads a 204 and an empty body as {}', async () => {
    server.respond(respondRaw('', 204), respondRaw('', 200));
    expect(await createTestApi().call(saveThing, { body: { title: 'x' } })).toEqual({});
    expect(await createTestApi().call(saveThing, { body: { title: 'x' } })).toEqual({});
  });

  it('a call needs no input for an endpoint without parameters', async () => {
    server.respond(json({ content: [{ id: '1' }] }));
    expect(await createTestApi().call(listPublicThings)).toEqual([{ id: '1' }]);
  });

  it('a call fails with any status if `error` is truthy; the code is messageErrorCode, `error` or the default', async () => {
    server.respond(
      json({ error: 'oops', messageErrorCode: 'device_limit_exceeded', message: 'Too many' }),
      json({ error: 'login_failed' }, 401),
      json({ error: true }),
    );
    expect(await catchPortalError(createTestApi().call(saveThing, { body: { title: 'x' } }))).toMatchObject({
      code: 'device_limit_exceeded',
      message: 'Too many',
      status: 200,
    });
    expect(await catchPortalError(createTestApi().call(saveThing, { body: { title: 'x' } }))).toMatchObject({
      code: 'login_failed',
      status: 401,
    });
    expect(await catchPortalError(createTestApi().call(saveThing, { body: { title: 'x' } }))).toMatchObject({
      code: 'default_error_message',
    });
  });

  it('a falsy `error` does not make a call fail', async () => {
    server.respond(
      json({ ...thingBody, error: null }),
      json({ ...thingBody, error: '' }),
      json({ ...thingBody, error: false }),
    );
    for (let count = 0; count < 3; count += 1) {
      expect(await createTestApi().call(getThing, { params: { id: '1' } })).toMatchObject({ id: '1' });
    }
  });

  it('a call reports the server’s time as Date plus Age of the response', async () => {
    const onServerTime = vi.fn();
    server.respond(json(thingBody, 200, { date: 'Sun, 22 Nov 2026 12:00:00 GMT', age: '30' }));
    await createTestApi({ onServerTime }).call(getThing, { params: { id: '1' } });
    expect(onServerTime).toHaveBeenCalledWith(Date.parse('2026-11-22T12:00:30Z'));
  });
});

describe('a safe call', () => {
  it.each([408, 429, 500, 502, 503, 504, 520])(
    'a safe call is retried after a %d, which is not reported',
    async (status) => {
      server.respond(json({ error: 'x' }, status), json(thingBody));
      expect(await createTestApi().call(getThing, { params: { id: '1' } })).toMatchObject({ id: '1' });
      expect(server.seenRequests).toHaveLength(2);
      expect(reports).toEqual([]);
    },
  );

  it('a POST that reads a list is retried', async () => {
    server.respond(json({}, 500), json({ content: { entries: [{ id: '1' }] } }));
    expect((await createTestApi().call(listThings, { body: { page: 3 } })).entries).toEqual([{ id: '1' }]);
    expect(server.seenRequests.map(({ body }) => body)).toEqual(['{"page":3}', '{"page":3}']);
  });

  it('a safe call is retried when the connection breaks off during the response', async () => {
    server.respond(destroyConnection, json(thingBody));
    expect(await createTestApi().call(getThing, { params: { id: '1' } })).toMatchObject({ id: '1' });
  });

  it('a safe call fails after three attempts, with the last response’s error', async () => {
    server.respond(respondRaw('<h1>Bad gateway</h1>', 502, 'text/html'));
    expect(await catchPortalError(createTestApi().call(getThing, { params: { id: '1' } }))).toMatchObject({
      code: 'server_error',
      status: 502,
      retryable: true,
    });
    expect(server.seenRequests).toHaveLength(3);
    expect(reports).toMatchObject([{ kind: 'failure', call: 'GET /api/thing/:id', error: { status: 502 } }]);
  });

  it.each([400, 403, 404, 409])('a safe call is not retried after a %d', async (status) => {
    server.respond(json({ error: 'x' }, status));
    await catchPortalError(createTestApi().call(getThing, { params: { id: '1' } }));
    expect(server.seenRequests).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('a safe call pauses before each retry, even with the random number 0', async () => {
    const randomSpy = vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => randomSpy.mockRestore());
    const respondServerError = () => Response.json({}, { status: 500 });
    const { fetchStub, callPromise } = await callOnFakeClock(respondServerError, respondServerError, () =>
      Response.json(thingBody),
    );
    await vi.advanceTimersByTimeAsync(149);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchStub).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(299);
    expect(fetchStub).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchStub).toHaveBeenCalledTimes(3);
    await callPromise;
  });

  it('a safe call waits for the time in Retry-After before a retry [fault-3]', async () => {
    const respondBusy = () => Response.json({}, { status: 503, headers: { 'retry-after': '1' } });
    const { fetchStub, callPromise } = await callOnFakeClock(respondBusy, () => Response.json(thingBody));
    await vi.advanceTimersByTimeAsync(999);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchStub).toHaveBeenCalledTimes(2);
    await callPromise;
  });

  it('a safe call fails at once when Retry-After exceeds the time limit [fault-3]', async () => {
    server.respond(json({}, 503, { 'retry-after': '120' }));
    const error = await catchPortalError(createTestApi().call(getThing, { params: { id: '1' } }));
    expect(error).toMatchObject({ code: 'service_unavailable', retryable: true });
    expect(server.seenRequests).toHaveLength(1);
  });

  it.each([
    ['hangs', neverAnswer],
    ['sends single bytes slowly', sendSlowly],
  ])('a safe call fails with timeout within its total time limit when the API %s', async (_case, listener) => {
    server.respond(listener);
    vi.useFakeTimers(fakeTimerOptions);
    const limits = { tryTimeoutMs: 5_000, totalTimeoutMs: 10_000 };
    const failedCall = catchPortalError(createTestApi({ limits }).call(getThing, { params: { id: '1' } }));
    await vi.waitFor(() => expect(server.seenRequests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(limits.tryTimeoutMs);
    await vi.waitFor(() => expect(server.seenRequests).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(limits.totalTimeoutMs - limits.tryTimeoutMs);
    expect(await failedCall).toMatchObject({ code: 'timeout', retryable: true });
    expect(server.seenRequests, 'requests within the total time limit').toHaveLength(2);
  });

  it('a safe call fails with offline when the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await catchPortalError(createTestApi({ fetch }).call(getThing, { params: { id: '1' } }))).toMatchObject({
      code: 'offline',
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('a safe call fails with network_error when the server is unreachable', async () => {
    const error = await catchPortalError(
      createTestApi({ baseUrl: 'http://127.0.0.1:9' }).call(getThing, { params: { id: '1' } }),
    );
    expect(error).toMatchObject({ code: 'network_error', retryable: true });
  });
});

it('the default time limits end every safe call in less than ten seconds', () => {
  expect(defaultLimits.totalTimeoutMs).toBeLessThan(10_000);
  expect(defaultLimits.tryTimeoutMs).toBeLessThanOrEqual(defaultLimits.totalTimeoutMs);
});

describe('an unsafe call', () => {
  it.each([429, 500, 503])('an unsafe call is not retried after a %d', async (status) => {
    server.respond(json({}, status));
    await catchPortalError(createTestApi().call(saveThing, { body: { title: 'x' } }));
    expect(server.seenRequests).toHaveLength(1);
  });

  it('an unsafe call is not retried after a lost connection or a timeout', async () => {
    server.respond(destroyConnection);
    expect(await catchPortalError(createTestApi().call(saveThing, { body: { title: 'x' } }))).toMatchObject({
      code: 'network_error',
    });
    expect(server.seenRequests).toHaveLength(1);
    server.respond(neverAnswer);
    expect(
      await catchPortalError(createTestApi({ limits: shortLimits }).call(saveThing, { body: { title: 'x' } })),
    ).toMatchObject({
      code: 'timeout',
    });
    expect(server.seenRequests).toHaveLength(1);
  });
});

describe('a response that does not fit', () => {
  it.each([
    ['truncated JSON', '{"content":{"id":"1"'],
    ['HTML with status 200', '<!doctype html><p>login'],
    ['another shape', '{"content":[]}'],
    ['null', 'null'],
    ['a bare text', '"text"'],
  ])('a response with %s fails with invalid_response, and is reported', async (_, text) => {
    server.respond(respondRaw(text));
    expect(await catchPortalError(createTestApi().call(getThing, { params: { id: '1' } }))).toMatchObject({
      code: 'invalid_response',
    });
    expect(reports).toMatchObject([{ kind: 'failure', error: { code: 'invalid_response' } }]);
  });

  it('invalid entries of a list are left out and reported with their paths [fault-7]', async () => {
    server.respond(json({ content: { entries: [{ id: '1' }, { title: 'no id' }, null, { id: '4', title: null }] } }));
    expect((await createTestApi().call(listThings)).entries).toEqual([{ id: '1' }, { id: '4' }]);
    expect(reports.map((report) => report.kind === 'left_out' && report.path)).toEqual([
      'content.entries.1.id',
      'content.entries.2',
    ]);
  });

  it('an invalid address of a picture, a stream or an ad is reported once for each field [fault-7]', async () => {
    const validAddresses = { image_url: 'https://cdn.example/a.jpg', logo_url: '/media/a.svg', poster: ' ' };
    const badAddresses = {
      image_url: 'http://elsewhere.example/a.jpg',
      team1: { logo_url: 'data:image/svg+xml,x' },
      source: { hd: 'javascript:alert(1)', poster: '//elsewhere.example/p.jpg' },
    };
    server.respond(
      json({
        content: {
          entries: [
            { id: '1', ...validAddresses },
            { id: '2', ...badAddresses },
            { id: '3', ...badAddresses },
          ],
        },
      }),
    );
    await createTestApi().call(listEvents);
    expect(reports).toEqual(
      ['image_url', 'team1.logo_url', 'source.hd', 'source.poster'].map((field) => ({
        kind: 'left_out',
        call: 'POST /api/event/list',
        path: `content.entries.1.${field}`,
        message: 'neither https nor on the origin of the API',
      })),
    );
    reports = [];
    server.respond(json({ content: { id: '1', ads: [{ tag_url: 'http://ads.example/vast' }] } }));
    await createTestApi().call(getEvent, { params: { id: '1' } });
    expect(reports).toMatchObject([{ kind: 'left_out', path: 'content.ads.0.tag_url' }]);
  });

  it('a list is cut to a thousand entries [fault-8]', async () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index) }));
    server.respond(json({ content: { entries } }));
    expect((await createTestApi().call(listThings)).entries).toHaveLength(1000);
    expect(reports).toMatchObject([{ kind: 'left_out', path: 'content.entries' }]);
  });

  it('a response above 5 MB is refused, with or without a Content-Length [fault-8]', async () => {
    const fillerText = 'x'.repeat(64 * 1024);
    server.respond(json({ content: { id: '1', title: 'x'.repeat(6 * 1024 * 1024) } }));
    expect(await catchPortalError(createTestApi().call(getThing, { params: { id: '1' } }))).toMatchObject({
      code: 'invalid_response',
    });
    let sentCount = 0;
    server.respond((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const writeChunk = (): void => {
        while (!response.destroyed && sentCount < 50 * 1024 * 1024) {
          sentCount += fillerText.length;
          if (!response.write(fillerText)) return void response.once('drain', writeChunk);
        }
        response.end();
      };
      writeChunk();
    });
    expect(await catchPortalError(createTestApi().call(getThing, { params: { id: '1' } }))).toMatchObject({
      code: 'invalid_response',
    });
    expect(sentCount).toBeLessThan(20 * 1024 * 1024);
    expect(server.seenRequests).toHaveLength(1);
  });
});

describe('clients with a shared cache of parsed responses', () => {
  it('with a shared cache, clients parse equal responses of a call once, and report left-out entries each time', async () => {
    const readings = new Map<string, unknown>();
    const respondMalformed = json({ content: { entries: [{ id: '1' }, null] } });
    server.respond(respondMalformed, respondMalformed, json({ content: { entries: [{ id: '2' }] } }));
    const callList = () => createTestApi({ readings }).call(listThings);
    const [firstPage, secondPage, otherPage] = [await callList(), await callList(), await callList()];
    expect(secondPage).toBe(firstPage);
    expect(otherPage.entries).toEqual([{ id: '2' }]);
    expect(reports).toMatchObject([{ path: 'content.entries.1' }, { path: 'content.entries.1' }]);
  });

  it('with a shared cache, clients parse equal responses of two endpoints separately', async () => {
    const readings = new Map<string, unknown>();
    server.respond(json({ content: { id: '1', entries: [{ id: '2' }] } }));
    expect(await createTestApi({ readings }).call(getThing, { params: { id: '1' } })).toEqual({ id: '1' });
    expect(await createTestApi({ readings }).call(listThings)).toMatchObject({ entries: [{ id: '2' }] });
  });

  it('a shared cache contains no failures, and only the latest responses', async () => {
    const readings = new Map<string, unknown>();
    const sharedApi = createTestApi({ readings });
    server.respond(respondRaw('<p>login'));
    await catchPortalError(sharedApi.call(getThing, { params: { id: '1' } }));
    expect(readings.size).toBe(0);
    for (let index = 0; index < 100; index += 1) {
      server.respond(json({ content: { id: String(index) } }));
      await sharedApi.call(getThing, { params: { id: String(index) } });
    }
    expect(readings.size).toBeLessThan(100);
    expect([...readings.keys()].at(-1)).toContain('99');
  });
});
