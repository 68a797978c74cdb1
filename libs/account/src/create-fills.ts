import { eventSignIn, eventActions, eventCardAction, personalClipActions } from '@touchline/content/slots';
import { accountFrame, fill, headerTools, signUpFrame, type SlotFill } from '@touchline/feature-kit/manifest';
import type { AccountOptions } from './options.ts';

/** The account's fills in other features' slots. */
export const createFills = (options: AccountOptions): SlotFill[] => [
  fill(
    headerTools,
    async () => (await import('./components/menu/account-button.shell.tsx')).createAccountButton(options),
    // Puts the account button at the end of the header.
    90,
  ),
  fill(
    eventActions,
    async () => (await import('./components/selected/watchlist-button.event.tsx')).EventWatchlistButton,
    10,
  ),
  fill(
    eventCardAction,
    async () => (await import('./components/selected/watchlist-mark.card.tsx')).CardWatchlistButton,
    10,
  ),
  fill(eventSignIn, async () =>
    (await import('./components/menu/sign-in-to-watch.event.tsx')).createSignInToWatch(options),
  ),
  fill(
    personalClipActions,
    async () => (await import('./components/selected/personal-clip-menu.event.tsx')).LazyPersonalClipMenu,
  ),
  fill(accountFrame, async () => (await import('./components/account-frame/account-frame.account.tsx')).AccountFrame),
  fill(signUpFrame, async () => (await import('./components/sign-up/sign-up-frame.auth.tsx')).SignUpFrame),
];
