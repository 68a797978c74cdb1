import { createLazySession, type Session, sessionAtom } from '@touchline/auth-session';
import type { SessionSetupContext } from '@touchline/feature-kit';
import type { AccountOptions } from '../../options.ts';
import { sessionEndAtom } from './session-end-atom.ts';

/** Creates the page's session from the customer's options, and stores it and its end for pages, guards and effects. */
export function createSession(options: AccountOptions, context: SessionSetupContext): Session {
  const { site, build, atoms, api, telemetry } = context;
  const { apple, facebook, google, ifa } = options;
  const session = createLazySession({
    customerId: site.id,
    api,
    telemetry,
    appVersion: build,
    newDeviceFlow: options.new_device_flow,
    providers: { apple, facebook, google, ifa },
  });
  atoms.set(sessionAtom, session);
  session.onEnd((end) => atoms.set(sessionEndAtom, end));
  return session;
}
