import '../../jitless.ts';
import { storedValue } from '@touchline/feature-kit/storage';
import * as z from 'zod/mini';

const schema = z.object({
  email: z.string().check(z.maxLength(254)),
  request: z.optional(z.string().check(z.maxLength(1000))),
  sentAtMs: z.number(),
});

/** A code that was mailed, if the address has an account. */
export interface SentCode {
  email: string;
  /** The answer to the request for the code. */
  request?: string | undefined;
  /** Milliseconds since 1970. */
  sentAtMs: number;
}

/** How long the sign-in page asks for a code, in milliseconds: as long as the code is valid. */
const lifetimeMs = 600_000;

/** The last mailed code of this tab. A phone may close the page while the viewer reads the mail. */
export const sentCode = storedValue<SentCode | null>({
  name: 'sent-code',
  scope: 'tab',
  parse: (stored) => z.parse(schema, stored),
  empty: null,
  maxBytes: 4_000,
  owner: 'viewer',
});

/** Deletes a code that has expired. */
export function deleteExpiredCode(): void {
  sentCode.update((code) => (code && Math.abs(Date.now() - code.sentAtMs) > lifetimeMs ? null : code));
}
