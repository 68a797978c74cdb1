import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test('the initials are the capitals of a name’s first and last word', () => {
  expect(getInitials('Ingrid Larsen', 'en')).toBe('IL');
  expect(getInitials('  ana maría de la cruz ', 'es')).toBe('AC');
  expect(getInitials('ingrid', 'en')).toBe('I');
});

test('a letter of two code units stays whole, and an empty name has no initials', () => {
  expect(getInitials('𐐷ohn', 'en')).toBe('𐐏');
  expect(getInitials(undefined, 'en')).toBe('');
  expect(getInitials('   ', 'en')).toBe('');
});
