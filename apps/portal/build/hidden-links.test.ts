// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writeHiddenLinks } from './hidden-links.ts';

const locales = { default: 'en', enabled: ['en', 'fr-CA'], direction: {} } as const;

test('links to disabled pages are hidden in each language, and other links are shown', () => {
  const css = writeHiddenLinks({
    disabledPages: { '/live/*': '/', '/archive': '/' },
    locales: { ...locales, enabled: [...locales.enabled] },
  });
  const addresses = [
    '/live/',
    '/fr-CA/live/hockey/',
    '/archive/',
    '/fr-CA/archive/',
    '/',
    '/livestock/',
    '/archive/1/',
    'https://acme.example/live/',
  ];
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = addresses.map((href) => `<a style="display:flex" href="${href}"></a>`).join('');
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => getComputedStyle(link).display)).toEqual([
    ...Array.from({ length: 4 }, () => 'none'),
    ...Array.from({ length: 4 }, () => 'flex'),
  ]);
});

test('a customer without disabled pages gets no such CSS', () => {
  expect(writeHiddenLinks({ disabledPages: {}, locales: { ...locales, enabled: ['en'] } })).toBe('');
});
