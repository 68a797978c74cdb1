import { entityActions, eventSignIn, eventActions, eventCardAction, eventRail } from '@touchline/content/slots';
import {
  accountFrame,
  accountNavigation,
  defineManifest,
  fill,
  footerEnd,
  headerTools,
  homePersonalRows,
  overlays,
  personalization,
  phoneBar,
  topBanner,
} from '@touchline/feature-kit/manifest';
import { z } from 'zod';

const account = async () => (await import('./canary.account.ts')).Canary;
const auth = async () => (await import('./canary.auth.ts')).Canary;
const event = async () => (await import('./canary.event.ts')).Canary;
const shell = async () => (await import('./canary.shell.ts')).Canary;

/** A feature with each kind of contribution; no customer has it. */
export const manifest = defineManifest<Record<string, never>>({
  id: 'canary',
  options: z.strictObject({}).meta({ description: 'The canary' }),
  routes: [
    {
      page: 'canary/canary',
      path: 'canary/:canaryId',
      places: ['card'],
      load: async () => (await import('./canary.page.ts')).canaryPage(),
    },
  ],
  guards: async () => [(await import('./canary-guard.ts')).canaryGuard],
  fills: () => [
    fill(topBanner, shell, 50),
    fill(headerTools, shell, 50),
    fill(overlays, shell, 50),
    fill(footerEnd, shell, 50),
    fill(phoneBar, shell, 50),
    fill(eventCardAction, async () => (await import('./canary.card.ts')).Canary, 50),
    fill(entityActions, async () => (await import('./canary.card.ts')).Canary, 50),
    fill(homePersonalRows, async () => (await import('./canary-own.ts')).Canary, 50),
    fill(eventActions, event, 50),
    fill(eventSignIn, event, 50),
    fill(eventRail, event, 50),
    fill(accountNavigation, account, 50),
    fill(accountFrame, account, 50),
    fill(personalization, auth, 50),
  ],
  start: async () => (await import('./canary-effect.ts')).startCanary,
});
