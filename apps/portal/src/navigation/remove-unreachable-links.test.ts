import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { removeUnreachableLinks } from './remove-unreachable-links.ts';

test('a link to an unlinked page is removed, and a link to an unknown address remains, because the backend may redirect it', () => {
  const loadNothing = () => Promise.reject(new Error('unused'));
  const liveRoute = { page: 'catalog/live', path: 'live/:sportType?', lazy: loadNothing };
  const teamRoute = { page: 'catalog/team', path: 'team/:teamId', unlinked: true, lazy: loadNothing };
  const linkPaths = ['/live/', '/live/football/', '/faq/', '/team/ver/', 'https://example.org/'];
  const links = linkPaths.map((to) => ({ to, label: to }));
  const { navigation } = removeUnreachableLinks(createSiteConfig({ navigation: links }), [liveRoute, teamRoute]);
  expect(navigation.map(({ to }) => to)).toEqual(['/live/', '/live/football/', '/faq/', 'https://example.org/']);
});
