import { composeFeatures, defineFeature } from '@touchline/feature-kit';
import { siteWith } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { withReachableLinks } from './reachable-links.ts';

test('a link to a page of a feature that is off is not shown; other sites’ are', () => {
  const route = { page: 'catalog/live', path: 'live/:sportType?', lazy: () => Promise.reject(new Error('unused')) };
  const links = ['/live/', '/live/football/', '/faq/', 'https://example.org/'].map((to) => ({ to, label: to }));
  const catalog = defineFeature<object>({ id: 'catalog', contribute: () => ({ routes: [route] }) });
  const { navigation } = withReachableLinks(
    siteWith({ navigation: links }),
    composeFeatures([catalog], { catalog: {} }).routes,
  );
  expect(navigation.map(({ to }) => to)).toEqual(['/live/', '/live/football/', 'https://example.org/']);
});
