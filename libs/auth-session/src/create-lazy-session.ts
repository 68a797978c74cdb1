import type { Session, SessionOptions } from './session.ts';

/** A session that costs nothing while nobody is signed in. */
export function createLazySession(options: SessionOptions): Session {
  throw new Error(`${options.customerId}: being built`);
}
