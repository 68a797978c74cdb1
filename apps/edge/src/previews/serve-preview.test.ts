import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreviewPicture } from '@touchline/feature-kit';
import type { EdgeContext } from '../answer.ts';
import { RenderBusy } from '../render/render-threads.ts';
import { requestRaw, listen } from '../testing/request-raw.ts';
import { createServedSite } from '../testing/built-site.ts';
import { getPicture } from '../testing/get-picture.ts';
import { getHashedFile, readPictureAddress } from '../addresses/picture-address.ts';
import { type Pictures, PicturesBusy } from './pictures.ts';
import { servePreview } from './serve-preview.ts';

const site = createServedSite();
const png = new Uint8Array([1, 2, 3]);
const getPagePicture = vi.fn<() => Promise<{ isKnownPage: boolean; picture: PreviewPicture | undefined }>>();
const get = vi.fn<Pictures['get']>();
const onError = vi.fn();
const app = new Hono<EdgeContext>()
  .use(async (c, next) => {
    c.set('page', { site, locale: 'he', pathname: '/events/7/', search: '', isPayload: true, encoding: 'identity' });
    c.set('picture', readPictureAddress(c.env.incoming.url ?? ''));
    return next();
  })
  .use(servePreview({ pages: { picture: getPagePicture }, pictures: { get }, onError }));
const server = createServer(
  getRequestListener((request, bindings) => app.fetch(request, bindings), { overrideGlobalObjects: false }),
);
let port: number;
beforeEach(async () => {
  port = await listen(server);
  getPagePicture.mockReset().mockResolvedValue({ isKnownPage: true, picture: getPicture() });
  get.mockReset().mockResolvedValue({ png, isComplete: true });
  onError.mockReset();
});
afterEach(() => server.close().closeAllConnections());

const currentAddress = `/he/events/7/${getHashedFile({ picture: getPicture(), name: 'Demo & Sons', direction: 'ltr' })}`;
const requestPicture = (path = currentAddress) => requestRaw(port, path);

test('the picture at its current address is immutable for caches', async () => {
  const { status, headers, body } = await requestPicture();
  expect([status, headers['content-type'], [...body]]).toEqual([200, 'image/png', [1, 2, 3]]);
  expect(headers['cache-control']).toBe('public, max-age=604800, immutable');
});

test.each([
  ['the picture', { isKnownPage: true, picture: getPicture() }],
  ['a missing match', { isKnownPage: true, picture: undefined }],
  ['a page that is still unknown', { isKnownPage: false, picture: undefined }],
] as const)('HEAD for %s has the status and all headers of GET, and no body', async (_what, pagePicture) => {
  getPagePicture.mockResolvedValue(pagePicture);
  const [answerToGet, answerToHead] = [await requestPicture(), await requestRaw(port, currentAddress, {}, 'HEAD')];
  expect(answerToHead.body).toHaveLength(0);
  const withoutDate = ({ status, headers }: typeof answerToGet) => ({ status, ...headers, date: 'now' });
  expect(withoutDate(answerToHead)).toEqual(withoutDate(answerToGet));
});

test.each(['/he/events/7/_picture.png', '/he/events/7/_picture-0123456789abcdef0123.png'])(
  'an outdated picture’s address redirects to the current address without drawing: %s',
  async (path) => {
    const { status, headers } = await requestPicture(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, currentAddress, 'no-store']);
    expect(get).not.toHaveBeenCalled();
  },
);

test('a missing match has no picture', async () => {
  getPagePicture.mockResolvedValue({ isKnownPage: true, picture: undefined });
  expect((await requestPicture()).status).toBe(404);
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['when the backend is slow', () => getPagePicture.mockResolvedValue({ isKnownPage: false, picture: undefined })],
  ['when no font has the names', () => get.mockResolvedValue(undefined)],
  ['when too many pictures are being drawn', () => get.mockRejectedValue(new PicturesBusy())],
  ['when the picture cannot be drawn', () => get.mockRejectedValue(new Error('broken'))],
])('an uncached redirect leads to the customer’s default picture %s', async (_why, createPages) => {
  createPages();
  const { status, headers } = await requestPicture();
  expect([status, headers.location, headers['cache-control']]).toEqual([302, '/share.png', 'no-store']);
});

test('a picture’s response is a 503 with Retry-After when its page cannot be rendered', async () => {
  getPagePicture.mockRejectedValue(new RenderBusy());
  const { status, headers } = await requestPicture();
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(onError).not.toHaveBeenCalled();
});
