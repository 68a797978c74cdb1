import { expect, test } from 'vitest';
import { validateFields, validateName } from './check-fields.ts';

test('characters that reverse the surrounding text are removed from a name', () => {
  expect(validateName('\u202eAnna\u2066 Berg')).toBe('Anna Berg');
  expect(validateFields({ city: '\u200b', countryName: 'Norge\u202e' }, 0)).toEqual({
    city: null,
    countryName: 'Norge',
  });
});

test.each(['\u200b\u200b\u200b', '\u202e\u202e', '\u3164\u3164'])('the invisible name %j is refused', (name) => {
  expect(() => validateName(name)).toThrow('2 to 80 characters');
});
