import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { contentKeys, eventQuery } from '@touchline/content';
import { toPortalError, type WireEvent } from '@touchline/contract';
import type { PageContext, PageModule } from '@touchline/feature-kit';
import { createPageContextWith, type TestVisit } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { kickOff, createWireMatch } from '../testing/wire.ts';
import { channelPage } from '../pages/channel.page.tsx';
import { eventPage } from '../pages/event.page.tsx';
import { redirectPage } from '../pages/redirect.page.tsx';

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

test('an event loads by the operator’s reference_id, and the address redirects to its page', async () => {
  const context = createContext(() => respondContent(createWireMatch()), { params: { referenceId: 'ref 7' } });
  expect(await redirectPage().load?.(context)).toMatchObject({ moved: '/events/m1/' });
  expect(context.requestedPaths).toEqual(['/api/event/get_by_id/id/ref%207']);
  expect(context.sentBodies).toEqual(['?idType=reference_id']);
});

test('an event loads with one call', async () => {
  const context = createContext(() => respondContent(createWireMatch()));
  expect((await loadEvent(context))?.id).toBe('m1');
  expect(context.requestedPaths).toEqual(['/api/event/get_by_id/id/m1']);
});

test.each([
  ['404', respondNotFound],
  ['no content', () => respondContent(null)],
])(
  'a clip loads if no event has the id (%s), or at once if the address names the media type',
  async (_, respondMissing) => {
    const clip = createWireMatch({ media_type: 'highlight', status: 'vod' });
    const respond: Responder = (path) => (path.includes('/clip/') ? respondContent(clip) : respondMissing());
    expect((await loadEvent(createContext(respond)))?.media_type).toBe('highlight');
    const contextWithMediaType = createContext(respond, { path: '/events/m1/?media_type=highlight' });
    await loadEvent(contextWithMediaType);
    expect(contextWithMediaType.requestedPaths).toEqual(['/api/clip/get_by_id/id/m1']);
  },
);

test.each(['clip', 'highlight', 'user_clip', 'user_highlight'] as const)(
  'a %s loads from the clips with its media type, also when a signed-in viewer loads it again',
  async (kind) => {
    const clip = createWireMatch({ media_type: kind, status: 'vod' });
    const respond: Responder = (path) => (path.includes('/clip/') ? respondContent(clip) : respondNotFound());
    const contextWithMediaType = createContext(respond, { path: `/events/m1/?media_type=${kind}` });
    expect((await loadEvent(contextWithMediaType))?.media_type).toBe(kind);
    const contextWithoutMediaType = createContext(respond);
    await loadEvent(contextWithoutMediaType);
    await contextWithoutMediaType.queryClient.fetchQuery({
      ...eventQuery(contextWithoutMediaType.api, 'm1'),
      staleTime: 0,
    });
    const clipCall = '/api/clip/get_by_id/id/m1';
    expect(contextWithMediaType.requestedPaths).toEqual([clipCall]);
    expect(contextWithoutMediaType.requestedPaths).toEqual(['/api/event/get_by_id/id/m1', clipCall, clipCall]);
    expect(contextWithMediaType.sentBodies).toEqual([`?idType=id&media_type=${kind}`]);
  },
);

test.each([
  ['404', respondNotFound],
  ['no content', () => respondContent(null)],
])('an unknown id fails with the event’s own 404 (%s)', async (_, respond) => {
  expect(await catchLoadError(createContext(respond))).toMatchObject({
    code: 'not_found',
    status: 404,
    cause: { context: 'event' },
  });
});

test('a broken backend is not reported as a 404', async () => {
  const error = await catchLoadError(createContext(() => new Response('', { status: 500 })));
  expect(error?.code).toBe('server_error');
});

test('an event’s page fails with a timeout after its time limit', async () => {
  const signal = AbortSignal.timeout(30);
  const error = await catchLoadError(createContext(() => new Promise(() => undefined), { signal }));
  expect(error?.code).toBe('timeout');
});

test('a channel loads with its programme, or without it if the programme fails', async () => {
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

test('/events/ with a channel’s id redirects to the channel, and /channels/ with an event’s id to the event', async () => {
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
