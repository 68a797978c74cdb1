import { getEvent } from '@touchline/contract';
import { expect, test } from 'vitest';
import { call, testBackend } from '../testing/test-backend.ts';

async function get(path: string): Promise<Response> {
  const { app } = await testBackend();
  return app.request(path);
}

/** Lists the addresses in a tag, resolved against the tag's path. */
const listAddresses = (xml: string, path: string): string[] =>
  [...xml.matchAll(/<!\[CDATA\[([^{][^\]]*)/g)].map(([, found = '']) => new URL(found, `http://ads.test${path}`).href);

test.each(['good', 'pod', 'vmap', 'wrapped', 'stream', 'empty'])(
  'every address in the tag "%s" exists',
  async (name) => {
    const path = `/media/ads/tags/${name}.xml`;
    const response = await get(path);
    expect(response.headers.get('content-type')).toContain('xml');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const adAddresses = listAddresses(await response.text(), path).filter((address) =>
      address.startsWith('http://ads.test/'),
    );
    const missingAddresses: string[] = [];
    for (const address of adAddresses) {
      // No file exists for the VPAID program, because the portal's player never loads it.
      if (!address.endsWith('vpaid.js') && !(await get(new URL(address).pathname)).ok) missingAddresses.push(address);
    }
    expect([adAddresses.length > 0, missingAddresses]).toEqual([true, []]);
  },
);

test('one advert has captions in several languages, and another exists as a stream only', async () => {
  expect(await (await get('/media/ads/captions-he.vtt')).text()).toMatch(/^WEBVTT\n\n00:00:0/);
  expect((await get('/media/ads/captions-ko.vtt')).status).toBe(404);
  const tag = await (await get('/media/ads/tags/stream.xml')).text();
  expect([...tag.matchAll(/<MediaFile [^>]*type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    'application/x-mpegURL',
  ]);
  const main = await (await get('/media/ads/advert-2.m3u8')).text();
  const media = await (await get(`/media/ads/${/^[\w-]+\.m3u8$/m.exec(main)?.[0]}`)).text();
  const files = new Set([...media.matchAll(/^[\w-]+\.m4s$/gm)].map(([file]) => file));
  expect([...files], 'all segments are byte ranges of one file').toHaveLength(1);
  expect((await get(`/media/ads/${[...files][0]}`)).status).toBe(200);
});

test('the looping tag redirects to itself, the broken tag is invalid XML, and an unknown tag gets 404', async () => {
  expect(await (await get('/media/ads/tags/looping.xml')).text()).toContain('<VASTAdTagURI><![CDATA[looping.xml]]>');
  expect(await (await get('/media/ads/tags/broken.xml')).text()).toMatch(/^<!doctype html>/);
  expect((await get('/media/ads/tags/constructor.xml')).status).toBe(404);
  expect((await get('/media/ads/advert-3.mp4')).status).toBe(404);
});

test('only one series of each site has ads', async () => {
  const fetchEvent = (id: string) => call(getEvent, { params: { id } });
  expect((await fetchEvent('nordic-studio-3')).ads).toEqual([{ tag_url: '/media/ads/tags/good.xml' }]);
  expect((await fetchEvent('verdant-tv-3')).ads).toEqual([{ tag_url: '/media/ads/tags/vmap.xml' }]);
  expect((await fetchEvent('nordic-studio-1')).ads).toBeUndefined();
});
