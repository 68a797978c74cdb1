import { eventAccess, eventActions, eventCardAction } from '@touchline/content';
import { accountFrame, fill, headerTools, type SlotFill } from '@touchline/feature-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AccountOptions } from './options.ts';
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
export const fills = (options: AccountOptions): SlotFill[] => [
  // The last tool: where one looks for it.
  fill(headerTools, () => <AccountButton options={options} />, 90),
  fill(eventActions, ({ event }) => <WatchlistButton eventId={event.id} options={options} />, 10),
  fill(
    eventCardAction,
    ({ event, look }) =>
      // What can be watched is opened at once; the rail's small cards have no room.
      event.status === 'upcoming' &&
      look !== 'mini' && <WatchlistMark eventId={event.id} title={event.safeTitle} options={options} />,
    10,
  ),
  fill(eventAccess, ({ event }) => <SignInToWatch coverage={event.access.kind} options={options} />),
  fill(accountFrame, Frame),
];
