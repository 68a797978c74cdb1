// @vitest-environment jsdom
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { forcedColorMode, readColorPreference, resolveColorMode, storeColorPreference } from './color-mode.ts';

const bothThemes = { default: 'dark' as const, available: ['dark' as const, 'light' as const] };
const darkTheme = { default: 'dark' as const, available: ['dark' as const] };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the viewer’s choice overrides the customer’s, and a page’s overrides both', () => {
  expect(resolveColorMode(bothThemes, null, true)).toBe('dark');
  expect(resolveColorMode(bothThemes, 'light', true)).toBe('light');
  expect(resolveColorMode(bothThemes, 'light', true, 'dark')).toBe('dark');
});

test('the choice “system” follows the operating system', () => {
  expect(resolveColorMode(bothThemes, 'system', true)).toBe('dark');
  expect(resolveColorMode(bothThemes, 'system', false)).toBe('light');
});

test('a customer without a light theme stays dark with any preference', () => {
  expect(resolveColorMode(darkTheme, 'light', false)).toBe('dark');
});

test('a page cannot force the choice “system”, which is refused with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(forcedColorMode('system')).toBeUndefined();
  expect(warn.mock.calls).toEqual([['A page cannot force the colour mode "system"; only dark or light.']]);
  expect(forcedColorMode('light')).toBe('light');
});

test('a choice is stored for this customer alone; malformed values and blocked storage count as no choice', () => {
  getDocumentFlags().site = 'a';
  storeColorPreference('light');
  expect(localStorage.getItem('touchline.a.color-mode')).toBe('light');
  expect(readColorPreference()).toBe('light');
  getDocumentFlags().site = 'b';
  expect(readColorPreference()).toBeNull();
  getDocumentFlags().site = 'a';
  localStorage.setItem('touchline.a.color-mode', '{"x":1}');
  expect(readColorPreference()).toBeNull();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readColorPreference()).toBeNull();
});
