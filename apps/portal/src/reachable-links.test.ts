import type { Composition, SiteConfig } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { withReachableLinks } from './reachable-links.ts';

test('a link to a page of a feature that is off is not shown; other sites’ are', () => {
  const route = { page: 'catalog/live', path: 'live/:sportType?', lazy: () => Promise.reject(new Error('unused')) };
  const links = ['/live/', '/live/football/', '/faq/', 'https://example.org/'].map((to) => ({ to, label: to }));
  const site = { navigation: links, categories: [], legal: [] } as unknown as SiteConfig;
  const { navigation } = withReachableLinks(site, { routes: [route] } as unknown as Composition);
  expect(navigation.map(({ to }) => to)).toEqual(['/live/', '/live/football/', 'https://example.org/']);
});
