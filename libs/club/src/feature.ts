import { accountNavigation, defineFeature, fill } from '@touchline/feature-kit';
import type { ClubOptions } from './options.ts';

/** The club a viewer is for: its page, guard 1, and the way to the page in the account. */
export const feature = defineFeature<ClubOptions>({
  id: 'club',
  contribute: (options) => ({
    routes: [
      {
        page: 'club/club',
        path: 'club',
        access: 'member',
        lazy: async () => (await import('./club.page.tsx')).clubPage(options),
      },
    ],
    guards: async () => [(await import('./club-guard.ts')).clubGuard],
    fills: [fill(accountNavigation, async () => (await import('./club-link.account.tsx')).ClubLink, 20)],
  }),
});
