import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { newQueryClient, createPageContextWith, PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, expect, inject, test, vi } from 'vitest';

import { aboutPage } from '../pages/about.page.tsx';
import { faqPage } from '../pages/faq.page.tsx';
import { infoPage } from '../pages/info.page.tsx';
import { privacyPage } from '../pages/privacy.page.tsx';
import { TextPage } from './text-page.tsx';
import { termsPage } from '../pages/terms.page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const api = createApi({ baseUrl: inject('backendUrl'), limits: { maxTries: 1 } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(page: typeof faqPage, params = {}) {
  const queryClient = newQueryClient();
  const loadResult = await page.load?.(createPageContextWith({ api, queryClient, params }));
  const { container } = render(
    <PageProviders now={0} api={api} queryClient={queryClient}>
      <page.Page />
    </PageProviders>,
  );
  return { loaded: loadResult, container };
}

test('the help page hides each answer behind its question', async () => {
  const { loaded: loadResult, container } = await open(faqPage);
  expect(loadResult).toMatchObject({ meta: { title: 'Questions and answers' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeTruthy();
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByText('How do I watch a match?').tagName).toBe('SUMMARY');
});

test('a long text starts with links to its headings, a short text does not, and a table scrolls by keyboard', async () => {
  await open(termsPage);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.map((createLink) => createLink.getAttribute('href'))).toContain('#text-section-3');
  expect(document.querySelector('#text-section-3')?.textContent).toBe('3. Fair play');
  const { container } = await open(privacyPage);
  expect(within(container).queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('region', { name: /^What we keep/ }).tabIndex).toBe(0);
});

test('links lead to pages of the portal, mail and telephone; script addresses become plain text', async () => {
  const { container } = await open(aboutPage);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['mailto:hello@touchline.example', 'tel:+4721000000', '/faq/']);
});

const link = (href: string) => ({ tag: 'a', attributes: { href, target: '_blank' }, children: ['go'] });

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['/archive/', '/archive/'],
  ['/files/rules.pdf', '/files/rules.pdf'],
  ['#rules', '#text-rules'],
  ['javascript:alert(1)', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['', undefined],
])('a text’s link to %s leads to %s', (href, to) => {
  const { container } = render(
    <PageProviders now={0}>
      <TextPage title="Links" locale="en" body={[link(href)]} />
    </PageProviders>,
  );
  expect(container.querySelector('a')?.getAttribute('href') ?? undefined).toBe(to);
  expect(container.textContent).toContain('go');
});

test('an element that is not allowed in a text is not rendered, whatever the text’s source is', () => {
  const { container } = render(
    <PageProviders now={0}>
      <TextPage
        title={undefined}
        locale="he"
        body={[
          { tag: 'script', attributes: {}, children: ['words'] },
          { tag: 'img', attributes: { src: 'http://evil.example/x.png', alt: 'a goal' }, children: [] },
        ]}
      />
    </PageProviders>,
  );
  expect(container.querySelector('script, img')).toBeNull();
  expect(container.querySelector('article')).toMatchObject({ lang: 'he', dir: 'auto' });
  expect(container.textContent).toBe('Informationwordsa goal');
});

test('a picture that fails to load, for example because of the Content-Security-Policy, is replaced with its alternative text', () => {
  const createPicture = (alt: string) => ({
    tag: 'img',
    attributes: { src: 'https://far.example/x.png', alt },
    children: [],
  });
  const { container } = render(
    <PageProviders now={0}>
      <TextPage
        title="Hall"
        locale="en"
        body={['By tram: ', createPicture('the way from the stop'), createPicture('')]}
      />
    </PageProviders>,
  );
  for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  expect(container.querySelector('img, [role=img]')).toBeNull();
  expect(container.textContent).toContain('By tram: the way from the stop');
});

test('a customer’s own text replaces the backend’s', async () => {
  const fetchedAddresses: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown) => {
    fetchedAddresses.push(address);
    return Response.json({ html: '<h1>Our rules</h1><p>No diving.</p>', locale: 'en' });
  });
  const queryClient = newQueryClient();
  const site = createSiteConfig({ ownTexts: { terms: '/brand/terms.en.abc.json' } });
  const loadResult = await termsPage.load?.(createPageContextWith({ api, queryClient, site }));
  expect(loadResult).toMatchObject({ meta: { title: 'Our rules', description: 'No diving.' } });
  expect(fetchedAddresses).toEqual(['/brand/terms.en.abc.json']);
});

test('a missing text is a 404 of context `info`', async () => {
  const context = createPageContextWith({ api, queryClient: newQueryClient(), params: { type: 'nothing' } });
  await expect(infoPage.load?.(context)).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
    cause: { context: 'info' },
  });
});
