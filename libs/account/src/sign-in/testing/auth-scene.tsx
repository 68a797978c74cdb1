import type { SessionActions } from '@touchline/auth-session';
import type { SlotFill } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import type { AccountOptions } from '../../account-options.ts';
import { type Answer, Here, World } from '../../testing/account-world.tsx';
import { anonymous, createFakeSession } from '../../testing/fake-session.ts';

/** A customer with every way in. */
export const everyWay: AccountOptions = {
  credentials: true,
  apple: { client_id: 'com.example.portal' },
  google: { client_id: 'x.apps.googleusercontent.com' },
  facebook: { app_id: '12345' },
  ifa: {
    client_id: 'portal',
    authorization_url: 'https://id.example/authorize',
    access_token_url: 'https://id.example/token',
    scope: 'profile',
  },
  skip_login_page: false,
  new_device_flow: false,
};

export const formOnly: AccountOptions = { credentials: true, skip_login_page: false, new_device_flow: false };

interface AuthSceneProps {
  /** What the session does; what is left out fails. */
  actions?: Partial<SessionActions> | undefined;
  /** The page's address. */
  path?: string | undefined;
  answer?: Answer | undefined;
  fills?: ReadonlyMap<string, SlotFill[]> | undefined;
  children: ReactNode;
}

/** A page of signing in, with nobody signed in and the address written below it. */
export function AuthScene({ actions, path = '/auth/login/', children, ...world }: AuthSceneProps) {
  return (
    <World {...world} path={path} session={createFakeSession(anonymous, actions)}>
      {children}
      <Here />
    </World>
  );
}
