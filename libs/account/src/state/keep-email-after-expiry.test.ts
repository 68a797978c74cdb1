import { expect, test } from 'vitest';
import { noResetEmail, resetEmail, typedEmail } from './typed-email.ts';
import { createFakeSession, memberState, memberUser } from '../testing/fake-session.ts';
import { keepEmailAfterExpiry } from './keep-email-after-expiry.ts';

test.each([
  ['the viewer’s address', 'expired', memberUser.email],
  ['an empty field', 'signed_out', ''],
] as const)('the sign-in form has %s after a session that ended with “%s”', (_, reason, email) => {
  typedEmail.set('typed@example.com');
  const session = createFakeSession({ ...memberState, user: { id: 'u-1' } });
  keepEmailAfterExpiry(session);
  session.setState({ user: memberUser });
  session.setState({ user: null });
  session.end({ reason });
  expect(typedEmail.get()).toBe(email);
});

test('the typed address is deleted when a session begins, because another person may use the tab later', () => {
  typedEmail.set('typed@example.com');
  keepEmailAfterExpiry(createFakeSession(memberState));
  expect(typedEmail.get()).toBe('');
});

test('the address of a link for a new password expires after a day', () => {
  const hourMs = 60 * 60_000;
  resetEmail.set({ email: 'a@example.com', sentAtMs: Date.now() - 23 * hourMs });
  const key = Object.keys(localStorage).find((name) => name.includes('reset-email')) ?? '';
  const storedText = localStorage.getItem(key) ?? '';
  expect(resetEmail.get().email).toBe('a@example.com');
  resetEmail.set(noResetEmail);
  localStorage.setItem(key, storedText.replace(/\d{13}/, String(Date.now() - 25 * hourMs)));
  expect(resetEmail.get().email).toBe('');
});
