import { eventSignIn, eventActions, eventCardAction, type EventView, personalClipActions } from '@touchline/content';
import { accountFrame, fill, headerTools, signUpFrame, type SlotFill } from '@touchline/feature-kit';
import type { AccountOptions } from './options.ts';

const getMedium = ({ id, safeTitle: title }: EventView) => ({ id, title });

/** The account's fills in other features' slots. */
export const createFills = (options: AccountOptions): SlotFill[] => [
  fill(
    headerTools,
    async () => {
      const { AccountButton } = await import('./menu/account-button.shell.tsx');
      return () => <AccountButton options={options} />;
    },
    // The last tool in the header.
    90,
  ),
  fill(
    eventActions,
    async () => {
      const { WatchlistButton } = await import('./selected/watchlist-button.event.tsx');
      return ({ event }) => <WatchlistButton item={getMedium(event)} />;
    },
    10,
  ),
  fill(
    eventCardAction,
    async () => {
      const { WatchlistIconButton } = await import('./selected/watchlist-mark.card.tsx');
      return ({ event, display }) =>
        // A press on a playable event's card opens it, so only upcoming events have the button. Small cards have no
        // space for the button.
        event.status === 'upcoming' &&
        display !== 'mini' && <WatchlistIconButton item={getMedium(event)} look={display} />;
    },
    10,
  ),
  fill(eventSignIn, async () => {
    const { SignInToWatch } = await import('./menu/sign-in-to-watch.event.tsx');
    return ({ event, label }) => <SignInToWatch coverage={event.access.kind} label={label} options={options} />;
  }),
  fill(personalClipActions, async () => (await import('./selected/personal-clip-menu.event.tsx')).LazyPersonalClipMenu),
  fill(accountFrame, async () => (await import('./account/account-frame.account.tsx')).AccountFrame),
  fill(signUpFrame, async () => (await import('./sign-in/sign-up/sign-up-frame.auth.tsx')).SignUpFrame),
];
