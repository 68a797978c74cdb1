import {
  accountFrame,
  eventAccess,
  eventActions,
  eventCardAction,
  fill,
  headerTools,
  type SlotFill,
} from '@touchline/feature-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountButton } from './menu/account-button.tsx';
import { SignInToWatch } from './menu/sign-in-to-watch.tsx';
import { WatchlistButton } from './selected/watchlist-button.tsx';
import { WatchlistMark } from './selected/watchlist-mark.tsx';

const LazyFrame = lazy(async () => ({ default: (await import('./account/account-frame.tsx')).AccountFrame }));

const Frame = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <LazyFrame>{children}</LazyFrame>
  </Suspense>
);

/** What this feature shows in pages of others. All of it is in every first view: what opens later is loaded later. */
export const fills: SlotFill[] = [
  // The last tool: where one looks for it.
  fill(headerTools, AccountButton, 90),
  fill(eventActions, WatchlistButton, 10),
  fill(eventCardAction, WatchlistMark, 10),
  fill(eventAccess, SignInToWatch),
  fill(accountFrame, Frame),
];
