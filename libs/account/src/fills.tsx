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
import type { AccountOptions } from './account-options.ts';
import { AccountButton } from './menu/account-button.tsx';
import { DirectSignIn } from './menu/direct-sign-in.tsx';
import { SignInToWatch } from './menu/sign-in-to-watch.tsx';
import { WatchlistButton } from './selected/watchlist-button.tsx';
import { WatchlistMark } from './selected/watchlist-mark.tsx';
import { skipsLogin } from './sign-in/guards/sign-in-guards.ts';

const LazyFrame = lazy(async () => ({ default: (await import('./account/account-frame.tsx')).AccountFrame }));

const Frame = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <LazyFrame>{children}</LazyFrame>
  </Suspense>
);

const accountButton = (options: AccountOptions) => () => (
  <AccountButton
    entrance={skipsLogin(options) ? <DirectSignIn newDeviceFlow={options.new_device_flow} /> : undefined}
  />
);

/** What this feature shows in pages of others. All of it is in every first view: what opens later is loaded later. */
export const fills = (options: AccountOptions): SlotFill[] => [
  // The last tool: where one looks for it.
  fill(headerTools, accountButton(options), 90),
  fill(eventActions, WatchlistButton, 10),
  fill(eventCardAction, WatchlistMark, 10),
  fill(eventAccess, SignInToWatch),
  fill(accountFrame, Frame),
];
