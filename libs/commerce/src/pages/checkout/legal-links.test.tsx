import { cleanup, render, screen } from '@testing-library/react';
import { newQueryClient, PageProviders, createSiteConfig } from '@touchline/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { renderCheckout } from '../../testing/paying-scene.tsx';
import { LegalLinks } from './legal-links.tsx';

afterEach(cleanup);

function renderLinks(legal: ReturnType<typeof createSiteConfig>['legal']) {
  render(
    <PageProviders now={0} timeZone="UTC" queryClient={newQueryClient()} site={createSiteConfig({ legal })}>
      <LegalLinks />
    </PageProviders>,
  );
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the legal links lead to the customer’s terms and right of withdrawal, and to no other legal text', () => {
  expect(
    renderLinks([
      { to: '/privacy/', label: 'privacy' },
      { to: 'https://acme.example/terms', label: 'terms' },
      { to: '/info/withdrawal/', label: { en: 'Cancel within 14 days' } },
    ]),
  ).toEqual([
    ['Terms (opens in a new tab)', 'https://acme.example/terms'],
    ['Cancel within 14 days (opens in a new tab)', '/info/withdrawal/'],
  ]);
});

test('a legal text opens in a new tab, so that the form keeps its contents', () => {
  renderLinks([{ to: '/terms/', label: 'terms' }]);
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
});

test('a customer without terms and right of withdrawal has no legal links', () => {
  expect(renderLinks([{ to: '/privacy/', label: 'privacy' }])).toEqual([]);
});

test('the legal links are next to the button that pays', async () => {
  renderCheckout(
    {},
    '/account/ppv/buy/7/',
    undefined,
    createSiteConfig({ legal: [{ to: '/terms/', label: 'terms' }] }),
  );
  const button = await screen.findByRole('button', { name: 'Pay €5.99' });
  const link = screen.getByRole('link', { name: /^Terms/ });
  expect(button.parentElement?.contains(link)).toBe(true);
});
