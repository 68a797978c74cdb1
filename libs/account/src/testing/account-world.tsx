import { type Session, sessionAtom } from '@touchline/auth-session';
import { ViewerProvider, storePendingAction, type PendingAction } from '@touchline/feature-kit';
import { type Responder, createStubApi, type PageProvidersProps, Providers } from '@touchline/feature-kit/testing';
import { createStore } from 'jotai';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AccountOptions } from '../options.ts';
import { createVisitorSignIn } from '../state/sign-in/create-visitor-sign-in.ts';
import { credentialsOnly } from './options.ts';

export { type Responder, ShownAddress, json, refusal } from '@touchline/feature-kit/testing';

/** The time of tests and stories, milliseconds since the epoch. */
const fixedNowMs = Date.parse('2026-02-12T19:30:00.000Z');

const auth = { token: () => Promise.resolve('token'), refresh: () => Promise.resolve(null) };

export interface WorldProps extends Omit<PageProvidersProps, 'api' | 'atoms' | 'now'> {
  session: Session;
  /** Default: a login page. */
  options?: AccountOptions | undefined;
  /** Answers calls. Without this function all calls stay pending. */
  answerCall?: Responder | undefined;
  /** The action that continues after the sign-in. */
  pendingAction?: PendingAction | undefined;
}

const ContentContext = createContext<ReactNode>(null);
const Content = () => use(ContentContext);

/** The shell's providers around a page, with a given session and given answers. */
export function AccountWorld({
  session,
  options = credentialsOnly,
  answerCall = () => undefined,
  pendingAction,
  children,
  path = '/',
  ...providerProps
}: WorldProps) {
  const [api] = useState(() => createStubApi(answerCall, { auth }));
  const [atoms] = useState(() => {
    const store = createStore();
    store.set(sessionAtom, session);
    if (pendingAction) storePendingAction(store, pendingAction);
    return store;
  });
  const [viewerSession] = useState(() => ({ ...session, ...createVisitorSignIn(options, session, atoms) }));
  // Only a router with data, as in the portal, can block a navigation.
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Content /> }], { initialEntries: [path] }),
  );
  return (
    <Providers now={fixedNowMs} api={api} atoms={atoms} {...providerProps}>
      <ViewerProvider value={viewerSession}>
        <ContentContext value={children}>
          <RouterProvider router={router} />
        </ContentContext>
      </ViewerProvider>
    </Providers>
  );
}
