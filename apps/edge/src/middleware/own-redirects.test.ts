import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createBuiltSite } from '../testing/built-site.ts';
import { createDemoEdge } from '../testing/demo-edge.ts';

const { ask, dist, render } = createDemoEdge();

const redirects = {
  '/schedule.html': '/live/',
  '/old': '/live/?from=old#top',
  '/games/*': '/events/*',
  '/blog/*': 'https://blog.example/posts/*',
};

beforeAll(() => {
  writeFileSync(join(dist, 'site/demo/site.json'), JSON.stringify({ ...createBuiltSite(), redirects }));
});

test.each([
  ['/schedule.html', '/live/'],
  ['/Old', '/live/?from=old#top'],
  ['/old/?from=x&utm_source=mail', '/live/?from=old&utm_source=mail#top'],
  ['/he/games/7', '/he/events/7/'],
  ['/he/schedule.html', '/he/live/'],
  ['/games/*', '/events/*/'],
  ['/blog/a/b.html?x=1', 'https://blog.example/posts/a/b.html'],
])('the address %s redirects to %s at once, without rendering', async (address, location) => {
  const { status, headers } = await ask(address, { cookie: 'locale=he' });
  expect([status, headers['location'], headers['cache-control']]).toEqual([301, location, 'no-store']);
  expect(render).not.toHaveBeenCalled();
});

test.each(['/blog/_payload.json', '/older/', '/assets/e.js'])(
  'the address %s, which is no own redirect, is answered as usual',
  async (address) => {
    expect((await ask(address)).status).toBe(200);
  },
);

test('an address of an own redirect with doubled slashes, which may name another site, is refused', async () => {
  const { status, headers } = await ask('/blog//evil.example/');
  expect([status, headers['location']]).toEqual([400, undefined]);
});

test('rendering gets the own redirects with the request, and reads no file for them', async () => {
  await ask('/newest/_payload.json');
  expect(render.mock.lastCall?.[0].redirects).toEqual(redirects);
});
