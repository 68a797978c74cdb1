import { expect, test } from 'vitest';
import { findRedirect, getRedirectKey, maxRedirectSegments } from './find-redirect.ts';

const table = {
  '/old': '/new/',
  '/news/*': '/info/news/',
  '/blog/*': 'https://blog.example/posts/*',
  '/blog/2024/*': '/archive/*',
  '/blog/about': '/about/?from=blog',
  '/über uns': '/about/',
};

test.each([
  ['/old', '/new/'],
  ['/old/', '/new/'],
  ['/OLD/', '/new/'],
  ['/%C3%9Cber%20uns/', '/about/'],
  ['/news/', '/info/news/'],
  ['/news/1/2.html', '/info/news/'],
  ['/blog', 'https://blog.example/posts/'],
  ['/blog/A/b', 'https://blog.example/posts/A/b'],
  ['/blog/A/b/', 'https://blog.example/posts/A/b/'],
  ['/blog/about/', '/about/?from=blog'],
  ['/blog/2024/may', '/archive/may/'],
  ['/blog/2024/may.pdf', '/archive/may.pdf'],
  ['/blog/a%2Fb', 'https://blog.example/posts/a%2Fb'],
  ['/blog/$&', 'https://blog.example/posts/$&'],
  ['/blog/2024/*', '/archive/*/'],
  ['/blog/2024/%2A', '/archive/%2A/'],
])('the path %s redirects to %s', (path, target) => {
  expect(findRedirect(table, path)).toBe(target);
});

test('a path without a redirect, of a built-in name, or that cannot be decoded has no target', () => {
  expect(['/', '/older/', '/old/more/', '/constructor', '/%E0%A4'].map((path) => findRedirect(table, path))).toEqual(
    Array.from({ length: 5 }),
  );
});

test('the longest address of the table, and a longer address below its star, redirect', () => {
  const longest = '/a'.repeat(maxRedirectSegments);
  const longTable = { [longest]: '/new/', [`${longest.slice(2)}/*`]: '/archive/*' };
  expect([longest, `${longest}/a`].map((path) => findRedirect(longTable, path))).toEqual(['/new/', '/archive/a/a/']);
});

test('a path of 4,000 segments costs no more look-ups than the longest address of the table', () => {
  let lookUpCount = 0;
  const countedTable = new Proxy<Record<string, string>>(
    {},
    {
      getOwnPropertyDescriptor: () => {
        lookUpCount += 1;
        return undefined;
      },
    },
  );
  expect(findRedirect(countedTable, '/a'.repeat(4_000))).toBeUndefined();
  expect(lookUpCount).toBeLessThanOrEqual(maxRedirectSegments + 2);
});

test('an address’s key has small letters, decoded segments and no final slash', () => {
  expect(['/Old/', '/a%20b', '/', '/Blog/*'].map(getRedirectKey)).toEqual(['/old', '/a b', '', '/blog/*']);
});
