import { accountNavigation, defineFeature, fill, homePersonalRows, phoneBar, signUpStep } from '@touchline/feature-kit';
import { clubStepPath } from './club-path.ts';
import type { ClubOptions } from './options.ts';

/**
 * The viewer's favourite club: its pages, its sign-up step, the guard that asks for a club (guard 1 of the
 * specification), the link in the account, and its parts of home and the phone's bar.
 */
export const feature = defineFeature<ClubOptions>({
  id: 'club',
  contribute: (options) => ({
    routes: [
      {
        page: 'club/club',
        path: 'club',
        access: 'member',
        places: ['card'],
        lazy: async () => (await import('./club.page.tsx')).clubPage(options),
      },
      {
        page: 'club/my-team',
        path: 'my-team',
        access: 'member',
        lazy: async () => (await import('./my-team.page.tsx')).myTeamPage(options),
      },
      {
        page: 'club/club-step',
        path: 'auth/sign-up/club',
        layout: 'auth',
        access: 'member',
        places: ['auth'],
        lazy: async () => (await import('./club-step.page.tsx')).clubStepPage(options),
      },
    ],
    guards: async () => [(await import('./club-guard.ts')).clubGuard],
    fills: [
      fill(accountNavigation, async () => (await import('./club-link.account.tsx')).ClubLink, 20),
      signUpStep(clubStepPath, async () => (await import('./club-step.auth.tsx')).ClubStep, 30),
      fill(phoneBar, async () => (await import('./my-team.shell.tsx')).createMyTeamFill(options)),
      fill(homePersonalRows, async () => (await import('./band/club-band.tsx')).createFavouriteClub(options), 10),
    ],
  }),
});
