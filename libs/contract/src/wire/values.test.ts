import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { line, score } from './values.ts';

test('a name or a title ends after 300 characters, and none of them is cut in two', () => {
  expect(z.parse(line, 'Gothenburg v Malmö')).toBe('Gothenburg v Malmö');
  expect(z.parse(line, 'x'.repeat(300))).toHaveLength(300);
  expect(z.parse(line, 'W'.repeat(10_000))).toBe(`${'W'.repeat(299)}…`);
  expect(z.parse(line, '🏒'.repeat(300))).toBe('🏒'.repeat(300));
  expect(z.parse(line, '🏒'.repeat(301))).toBe(`${'🏒'.repeat(299)}…`);
});

test('a score is one of a sport', () => {
  expect(z.parse(score, '104')).toBe(104);
  expect(z.safeParse(score, 1e308).success).toBe(false);
});
