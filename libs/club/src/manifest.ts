import {
  accountNavigation,
  defineManifest,
  fill,
  homePersonalRows,
  phoneBar,
  signUpStep,
} from '@touchline/feature-kit/manifest';
import { clubStepPath } from './club-path.ts';
import { type ClubOptions, options } from './options.ts';

/**
 * The viewer's favourite club: its pages, its sign-up step, the guard that asks for a club (guard 1 of the
 * specification), the link in the account, and its parts of home and the phone's bar.
 */
export const manifest = defineManifest<ClubOptions>({
  id: 'club',
  options,
  // A club belongs to a signed-in viewer.
  requires: ['account'],
  routes: [
    {
      page: 'club/club',
      path: 'club',
      access: 'member',
      places: ['card'],
      load: async (customer) => (await import('./pages/club.page.tsx')).clubPage(customer),
    },
    {
      page: 'club/my-team',
      path: 'my-team',
      access: 'member',
      load: async (customer) => (await import('./pages/my-team.page.tsx')).myTeamPage(customer),
    },
    {
      page: 'club/club-step',
      path: 'auth/sign-up/club',
      layout: 'auth',
      access: 'member',
      places: ['auth'],
      load: async (customer) => (await import('./pages/club-step.page.tsx')).clubStepPage(customer),
    },
  ],
  guards: async () => [(await import('./state/club-guard.ts')).clubGuard],
  fills: (customer) => [
    fill(accountNavigation, async () => (await import('./components/club-link.account.tsx')).ClubLink, 20),
    signUpStep(clubStepPath, async () => (await import('./components/club-step.auth.tsx')).ClubStep, 30),
    fill(phoneBar, async () => (await import('./components/my-team.shell.tsx')).createMyTeamFill(customer)),
    fill(
      homePersonalRows,
      async () => (await import('./components/band/club-band.tsx')).createFavouriteClub(customer),
      10,
    ),
  ],
});
