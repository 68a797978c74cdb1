import { IconBookmark, IconKeyRound, IconMonitor, IconScissors, IconSettings, IconUser } from '@touchline/ui-kit';
import type { ReactElement } from 'react';

/** One of the account's own pages. */
export interface AccountPageEntry {
  key: 'overview' | 'watchlist' | 'clips' | 'general' | 'password' | 'devices';
  to: string;
  icon: ReactElement;
}

/**
 * The account's own pages in the order of its navigation. Other features add pages through the slot
 * `accountNavigation`.
 */
export const accountPages: readonly AccountPageEntry[] = [
  { key: 'overview', to: '/account/', icon: <IconUser /> },
  { key: 'watchlist', to: '/selected/videos/', icon: <IconBookmark /> },
  { key: 'clips', to: '/selected/clips/', icon: <IconScissors /> },
  { key: 'general', to: '/account/general/', icon: <IconSettings /> },
  { key: 'password', to: '/account/password/', icon: <IconKeyRound /> },
  { key: 'devices', to: '/account/devices/', icon: <IconMonitor /> },
];
