import { type Session, sessionAtom } from '@touchline/auth-session';
import { ViewerProvider, storePendingAction, type PendingAction } from '@touchline/feature-kit';
import { type Responder, createStubApi, PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { createStore } from 'jotai';
import { useState } from 'react';
import type { AccountOptions } from '../options.ts';
import { createVisitorSignIn } from '../sign-in/guards/create-visitor-sign-in.ts';
import { credentialsOnly } from '../sign-in/testing/options.ts';

export { type Responder, ShownAddress, json, refusal } from '@touchline/feature-kit/testing';

/** The time of tests and stories, milliseconds since the epoch. */
const fixedNowMs = Date.parse('2026-02-12T19:30:00.000Z');

const auth = { token: () => Promise.resolve('token'), refresh: () => Promise.resolve(null) };

export interface WorldProps extends Omit<PageProvidersProps, 'api' | 'atoms' | 'now'> {
  session: Session;
  /** Default: a login page. */
  options?: AccountOptions | undefined;
  /** Answers calls; without it all calls stay pending. */
  answerCall?: Responder | undefined;
  /** The purpose of the sign-in. */
  pendingAction?: PendingAction | undefined;
}

/** The shell's providers around a page, with a given session and given answers. */
export function AccountWorld({
  session,
  options = credentialsOnly,
  answerCall = () => undefined,
  pendingAction,
  children,
  ...providerProps
}: WorldProps) {
  const [api] = useState(() => createStubApi(answerCall, { auth }));
  const [atoms] = useState(() => {
    const store = createStore();
    store.set(sessionAtom, session);
    if (pendingAction) storePendingAction(store, pendingAction);
    return store;
  });
  const [viewerSession] = useState(() => ({ ...session, ...createVisitorSignIn(options, { session, atoms }) }));
  return (
    <PageProviders now={fixedNowMs} api={api} atoms={atoms} {...providerProps}>
      <ViewerProvider value={viewerSession}>{children}</ViewerProvider>
    </PageProviders>
  );
}
