import { expect, test } from 'vitest';
import { displayName, getLatestBirthday, newPassword, createProfileRules } from './profile-rules.ts';

const now = Date.UTC(2026, 1, 28, 12);
const rules = createProfileRules(getLatestBirthday(now));
const getFirstMessage = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

test.each(['', '2013-02-28'])('an empty birthday and a birthday of 13 years ago are accepted (%j)', (value) => {
  expect(rules.dateOfBirth.safeParse(value)).toMatchObject({ success: true, data: value });
});

test.each([
  ['2013-03-01', 'profile.tooYoung'],
  ['2013-02-30', 'profile.dateInvalid'],
  ['28.2.1990', 'profile.dateInvalid'],
  ['0090-02-28', 'profile.dateInvalid'],
])('a birthday that is no date or less than 13 years ago is refused (%j)', (value, message) => {
  expect(getFirstMessage(rules.dateOfBirth.safeParse(value))).toEqual([message]);
});

test('a person born on the 29th of February turns 13 on an existing day', () => {
  expect(getLatestBirthday(Date.UTC(2028, 1, 29))).toBe('2015-03-01');
});

test('the length of a display name is checked without the blanks around it', () => {
  expect(displayName.safeParse('  Jo  ')).toMatchObject({ success: true, data: 'Jo' });
  expect(getFirstMessage(displayName.safeParse('  J  '))).toEqual(['profile.nameTooShort']);
  expect(getFirstMessage(displayName.safeParse('J'.repeat(81)))).toEqual(['profile.nameTooLong']);
});

test('a password has 8 to 128 characters, including blanks', () => {
  expect(newPassword.safeParse('        ').success).toBe(true);
  expect(getFirstMessage(newPassword.safeParse('1234567'))).toEqual(['password.tooShort']);
  expect(getFirstMessage(newPassword.safeParse('x'.repeat(129)))).toEqual(['password.tooLong']);
});

test.each(['+47 22 00 00 00', '(030) 123-456', '0301234'])(
  'accepts a phone number in common spellings: %s',
  (value) => {
    expect(rules.phone.safeParse(value).success).toBe(true);
  },
);

test('refuses a phone number with letters', () => {
  expect(getFirstMessage(rules.phone.safeParse('call me'))).toEqual(['profile.phoneInvalid']);
});
