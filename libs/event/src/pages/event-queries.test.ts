import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { contentKeys, eventQuery } from '@touchline/content';
import { toPortalError, type WireEvent } from '@touchline/contract';
import type { PageContext, PageModule } from '@touchline/feature-kit';
import { createPageContextWith, type TestVisit } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { kickOff, createWireMatch } from '../testing/wire.ts';
import { channelPage } from './channel.page.tsx';
import { eventPage } from './event.page.tsx';
import { redirectPage } from './redirect.page.tsx';

type Responder = (path: string) => Response | Promise<Response>;

function createContext(
  respond: Responder,
  visit: Partial<TestVisit> = {},
): PageContext & { requestedPaths: string[]; sentBodies: string[] } {
  const requestedPaths: string[] = [];
  const sentBodies: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.example',
    limits: { maxTries: 1 },
    fetch: async (input) => {
      const { pathname, search } = new URL(new Request(input).url);
      requestedPaths.push(pathname);
      sentBodies.push(search);
      return respond(pathname);
    },
  });
  const params = { eventId: 'm1' };
  return {
    requestedPaths,
    sentBodies,
    ...createPageContextWith({ api, queryClient: new QueryClient(), params, now: kickOff, ...visit }),
  };
}

const respondContent = (value: unknown): Response => Response.json({ content: value });
const respondNotFound = (): Response =>
  Response.json({ error: 'not_found', messageErrorCode: 'not_found' }, { status: 404 });
const createLoad = (page: PageModule) => async (context: PageContext) => {
  await page.load?.(context);
  return context.queryClient.getQueryData<WireEvent>(contentKeys.event('m1', 'id'));
};
const loadEvent = createLoad(eventPage({}));
const loadChannel = createLoad(channelPage({}));
const catchLoadError = (context: PageContext) => loadEvent(context).then(() => undefined, toPortalError);

test('loads an event by the operator’s reference_id, and redirects to its page', async () => {
  const context = createContext(() => respondContent(createWireMatch()), { params: { referenceId: 'ref 7' } });
  expect(await redirectPage().load?.(context)).toMatchObject({ moved: '/events/m1/' });
  expect(context.requestedPaths).toEqual(['/api/event/get_by_id/id/ref%207']);
  expect(context.sentBodies).toEqual(['?idType=reference_id']);
});

test('loads an event with one call', async () => {
  const context = createContext(() => respondContent(createWireMatch()));
  expect((await loadEvent(context))?.id).toBe('m1');
  expect(context.requestedPaths).toEqual(['/api/event/get_by_id/id/m1']);
});

test.each([
  ['404', respondNotFound],
  ['no content', () => respondContent(null)],
])(
  'loads a clip if no event has the id (%s), or at once if the address names the media type',
  async (_, respondMissing) => {
    const clip = createWireMatch({ media_type: 'highlight', status: 'vod' });
    const respond: Responder = (path) => (path.includes('/clip/') ? respondContent(clip) : respondMissing());
    expect((await loadEvent(createContext(respond)))?.media_type).toBe('highlight');
    const namedContext = createContext(respond, { path: '/events/m1/?media_type=highlight' });
    await loadEvent(namedContext);
    expect(namedContext.requestedPaths).toEqual(['/api/clip/get_by_id/id/m1']);
  },
);

test.each(['clip', 'highlight', 'user_clip', 'user_highlight'] as const)(
  'loads a %s from the clips with its media type, also when a signed-in viewer loads it again',
  async (kind) => {
    const clip = createWireMatch({ media_type: kind, status: 'vod' });
    const respond: Responder = (path) => (path.includes('/clip/') ? respondContent(clip) : respondNotFound());
    const namedContext = createContext(respond, { path: `/events/m1/?media_type=${kind}` });
    expect((await loadEvent(namedContext))?.media_type).toBe(kind);
    const foundContext = createContext(respond);
    await loadEvent(foundContext);
    await foundContext.queryClient.fetchQuery({ ...eventQuery(foundContext.api, 'm1'), staleTime: 0 });
    const clipCall = '/api/clip/get_by_id/id/m1';
    expect(namedContext.requestedPaths).toEqual([clipCall]);
    expect(foundContext.requestedPaths).toEqual(['/api/event/get_by_id/id/m1', clipCall, clipCall]);
    expect(namedContext.sentBodies).toEqual([`?idType=id&media_type=${kind}`]);
  },
);

test.each([
  ['404', respondNotFound],
  ['no content', () => respondContent(null)],
])('fails with a 404 about an event if the id is unknown (%s)', async (_, respond) => {
  expect(await catchLoadError(createContext(respond))).toMatchObject({
    code: 'not_found',
    status: 404,
    cause: { context: 'event' },
  });
});

test('does not report a broken backend as a 404', async () => {
  const error = await catchLoadError(createContext(() => new Response('', { status: 500 })));
  expect(error?.code).toBe('server_error');
});

test('fails with a timeout after the page’s time limit', async () => {
  const signal = AbortSignal.timeout(30);
  const error = await catchLoadError(createContext(() => new Promise(() => undefined), { signal }));
  expect(error?.code).toBe('timeout');
});

test('loads a channel with its programme, or without it if the programme fails', async () => {
  const channel = createWireMatch({ status: 'channel', source: { hd: '/c.m3u8', epg: '/epg' } });
  const programme = { id: 'p', start_date: '2026-11-21T18:00:00Z', end_date: '2026-11-21T20:00:00Z' };
  const channelContext = createContext((path) => respondContent(path === '/epg' ? { entries: [programme] } : channel));
  await loadChannel(channelContext);
  expect(channelContext.queryClient.getQueryData(contentKeys.programme('m1', undefined))).toMatchObject([{ id: 'p' }]);
  const failingContext = createContext((path) =>
    path === '/epg' ? new Response('', { status: 500 }) : respondContent(channel),
  );
  expect((await loadChannel(failingContext))?.status).toBe('channel');
});

test('redirects a channel’s id among events to its page, and an event’s id among channels to its page', async () => {
  const channel = createWireMatch({ id: 'c/1', status: 'channel', source: { hd: '/c.m3u8' } });
  const createEventContext = (event: WireEvent, path: string) =>
    createContext(() => respondContent(event), { path, params: { eventId: event.id } });
  expect(await eventPage({}).load?.(createEventContext(channel, '/events/c%2F1/?t=9'))).toEqual({
    moved: '/channels/c%2F1/',
  });
  expect(await channelPage({}).load?.(createEventContext(createWireMatch(), '/channels/m1/'))).toEqual({
    moved: '/events/m1/',
  });
});

test('the head shows the real kick-off if the site has `realKickoff`', async () => {
  const match = createWireMatch({
    status: 'upcoming',
    event_date: '2026-11-21T18:30:00Z',
    game_start_date: '2026-11-21T19:00:00Z',
  });
  const texts: PageContext['texts'] = () => (key, values) => `${key} ${values?.['date']}`;
  const page = eventPage({});
  const context = { ...createContext(() => respondContent(match)), texts };
  const loadHead = async (pageContext: PageContext) => {
    const loadedPage = await page.load?.(pageContext);
    return loadedPage && 'meta' in loadedPage ? loadedPage.meta : undefined;
  };
  expect((await loadHead(context))?.title).toContain('6:30');
  const metaWithRealKickoff = await loadHead({ ...context, content: { realKickoff: true, gender: false } });
  expect(metaWithRealKickoff?.title).toContain('7:00');
  expect(JSON.stringify(metaWithRealKickoff?.jsonLd)).toContain('2026-11-21T19:00:00.000Z');
});
