import type { Theme } from '@touchline/customer-config';
import { expect, test } from 'vitest';
import { writeBrandCss } from './brand-css.ts';

const palette = {
  brand: '#111111',
  brand_hover: '#222222',
  brand_pressed: '#333333',
  on_brand: '#ffffff',
  brand_text: '#444444',
  accent: '#555555',
  on_accent: '#666666',
  accent_text: '#777777',
};
const theme: Theme = {
  default: 'dark',
  dark: palette,
  light: { ...palette, brand: '#abcdef' },
  radius: 7,
  hero_inset: 'none',
  fonts: { display: 'sofia', case: 'none' },
  logo: { dark: 'a.svg', light: 'b.svg' },
};
const assets = { copy: (file: string) => `/brand/${file.split('/').at(-1)}`, write: () => '' };

test('the brand’s CSS is outside all cascade layers, so that it overrides the product’s tokens in any load order', () => {
  const css = writeBrandCss(theme, assets);
  expect(css).not.toContain('@layer');
  expect(css).toMatch(/:root\{--font-display:/);
  expect(css).toContain('--brand:#111111');
  expect(css).toContain('[data-theme=light]{--brand:#abcdef');
  expect(css).toContain('--radius-base:7px');
});

test('the brand’s CSS loads font files from the site’s own folder', () => {
  expect(writeBrandCss(theme, assets)).toContain('url(/brand/sofia-latin.woff2)');
});

test('a customer without a light theme gets no light tokens', () => {
  const { light: _light, ...darkTheme } = theme;
  expect(writeBrandCss(darkTheme, assets)).not.toContain('data-theme');
});
