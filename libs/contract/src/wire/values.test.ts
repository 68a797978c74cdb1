import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { count, instant, line, score } from './values.ts';

test('a name or title is cut to 300 characters, without splitting a surrogate pair', () => {
  expect(z.parse(line, 'Gothenburg v Malmö')).toBe('Gothenburg v Malmö');
  expect(z.parse(line, 'x'.repeat(300))).toHaveLength(300);
  expect(z.parse(line, 'W'.repeat(10_000))).toBe(`${'W'.repeat(299)}…`);
  expect(z.parse(line, '🏒'.repeat(300))).toBe('🏒'.repeat(300));
  expect(z.parse(line, '🏒'.repeat(301))).toBe(`${'🏒'.repeat(299)}…`);
});

test('scores of real matches are accepted, and impossible scores are refused', () => {
  expect(z.parse(score, '104')).toBe(104);
  expect(z.safeParse(score, 1e308).success).toBe(false);
});

test.each([
  ['1899-12-31T23:59:59Z', undefined],
  ['1900-01-01', '1900-01-01T00:00:00.000Z'],
  ['2199-12-31T12:00:00Z', '2199-12-31T12:00:00.000Z'],
  ['2200-01-01', undefined],
  ['0001-01-01T00:00:00Z', undefined],
])('the date %s is read as %s [ruling-12]', (writtenDate, expectedDate) => {
  expect(z.safeParse(instant, writtenDate).data).toBe(expectedDate);
});

test('a count below zero is read as absent [ruling-12]', () => {
  expect(z.safeParse(count, '7').data).toBe(7);
  expect(z.safeParse(count, -1).success).toBe(false);
});
