import { composeFeatures, defineFeature } from '@touchline/feature-kit';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { withReachableLinks } from './reachable-links.ts';

test('a link to an unlinked page is removed, and a link to an unknown address stays, since the backend may redirect it', () => {
  const lazy = () => Promise.reject(new Error('unused'));
  const live = { page: 'catalog/live', path: 'live/:sportType?', lazy };
  const team = { page: 'catalog/team', path: 'team/:teamId', unlinked: true, lazy };
  const paths = ['/live/', '/live/football/', '/faq/', '/team/ver/', 'https://example.org/'];
  const links = paths.map((to) => ({ to, label: to }));
  const catalog = defineFeature<object>({ id: 'catalog', contribute: () => ({ routes: [live, team] }) });
  const { navigation } = withReachableLinks(
    createSiteConfig({ navigation: links }),
    composeFeatures([catalog], { catalog: {} }).routes,
  );
  expect(navigation.map(({ to }) => to)).toEqual(['/live/', '/live/football/', '/faq/', 'https://example.org/']);
});
