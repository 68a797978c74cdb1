import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('the initials are the capitals of a name’s first and last word', () => {
  expect(initialsOf('Ingrid Larsen', 'en')).toBe('IL');
  expect(initialsOf('  ana maría de la cruz ', 'es')).toBe('AC');
  expect(initialsOf('ingrid', 'en')).toBe('I');
});

test('a letter of two code units stays whole, and an empty name has no initials', () => {
  expect(initialsOf('𐐷ohn', 'en')).toBe('𐐏');
  expect(initialsOf(undefined, 'en')).toBe('');
  expect(initialsOf('   ', 'en')).toBe('');
});
