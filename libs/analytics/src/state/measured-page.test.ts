import { expect, test } from 'vitest';
import { toMeasuredPage } from './measured-page.ts';

test.each([
  ['/', { page: 'catalog/home', path: '' }, '/', '/'],
  ['/event/7/', { page: 'event/watch', path: 'event/:id' }, '/event/7/', '/event/:id/'],
  [
    '/auth/login/limit/',
    { page: 'account/limit', path: 'auth/login/limit', secret: true },
    '/auth/login/limit/',
    '/auth/login/limit/',
  ],
  [
    '/reset/hunter2/',
    { page: 'account/reset', path: 'reset/:token', secret: true },
    '/reset/:token/',
    '/reset/:token/',
  ],
  ['/ada@example.com/hunter2/', null, '/404/', '/404/'],
])('a page view of %s contains no secret', (path, route, measuredPath, pattern) => {
  expect(toMeasuredPage({ path, route })).toEqual({ path: measuredPath, route: pattern });
});
