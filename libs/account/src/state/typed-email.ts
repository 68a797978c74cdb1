import { storedValue } from '@touchline/feature-kit/storage';

/** The limit of an address by RFC 5321. */
const maxCharacters = 254;

const parseEmail = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored.length <= maxCharacters ? stored : undefined;

/**
 * The e-mail address that the viewer typed last in this tab, or that of the expired session, for the next form. It has
 * no owner, because an expiry deletes the owner's data. A sign-out deletes it (`keepEmailAfterExpiry`).
 */
export const typedEmail = storedValue({
  name: 'typed-email',
  scope: 'tab',
  parse: parseEmail,
  empty: '',
  maxBytes: 1_000,
});

/** The longest life of a link for a new password, in milliseconds. */
const maxLinkLifeMs = 24 * 60 * 60_000;

interface ResetEmail {
  email: string;
  sentAtMs: number;
}

export const noResetEmail: ResetEmail = { email: '', sentAtMs: 0 };

/**
 * The address to which a link for a new password was sent. The mail's link opens in another tab. A link of another
 * person may open in this browser later, so the address expires with the link.
 */
export const resetEmail = storedValue({
  name: 'reset-email',
  scope: 'browser',
  parse(stored): ResetEmail | undefined {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const email = parseEmail(Reflect.get(stored, 'email'));
    const sentAtMs: unknown = Reflect.get(stored, 'sentAtMs');
    const isValid = typeof sentAtMs === 'number' && Math.abs(Date.now() - sentAtMs) < maxLinkLifeMs;
    return email !== undefined && isValid ? { email, sentAtMs } : undefined;
  },
  empty: noResetEmail,
  maxBytes: 1_000,
  owner: 'viewer',
});
