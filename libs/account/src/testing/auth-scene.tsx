import type { SessionActions } from '@touchline/auth-session';
import { type Notify, type SiteConfig, type SlotFill, type PendingAction } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';
import type { ReactNode } from 'react';
import { type Responder, ShownAddress, AccountWorld } from './account-world.tsx';
import { anonymousState, createFakeSession } from './fake-session.ts';

interface AuthSceneProps {
  /** The session's actions; a missing action fails. */
  actions?: Partial<SessionActions> | undefined;
  /** The page's address. */
  path?: string | undefined;
  answerCall?: Responder | undefined;
  pendingAction?: PendingAction | undefined;
  site?: SiteConfig | undefined;
  fills?: ReadonlyMap<string, SlotFill[]> | undefined;
  telemetry?: Telemetry | undefined;
  notify?: Notify | undefined;
  children: ReactNode;
}

/** A sign-in page for a visitor, with the address written below it. */
export function AuthScene({ actions, path = '/auth/login/', children, ...world }: AuthSceneProps) {
  return (
    <AccountWorld {...world} path={path} session={createFakeSession(anonymousState, actions)}>
      {children}
      <ShownAddress />
    </AccountWorld>
  );
}
