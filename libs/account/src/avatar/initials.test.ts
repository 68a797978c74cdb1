import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('a name has the capitals of its first and last word', () => {
  expect(initialsOf('Ingrid Larsen', 'en')).toBe('IL');
  expect(initialsOf('  ana maría de la cruz ', 'es')).toBe('AC');
  expect(initialsOf('ingrid', 'en')).toBe('I');
});

test('a letter of two code units stays whole, and no name has none', () => {
  expect(initialsOf('𐐷ohn', 'en')).toBe('𐐏');
  expect(initialsOf(undefined, 'en')).toBe('');
  expect(initialsOf('   ', 'en')).toBe('');
});
