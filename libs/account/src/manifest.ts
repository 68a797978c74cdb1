import { defineManifest } from '@touchline/feature-kit/manifest';
import { createFills } from './create-fills.ts';
import { memberRoutes } from './member-routes.ts';
import { type AccountOptions, csp, options } from './options.ts';
import { loginFlags } from './pages/login/login-flags.ts';
import { createSession } from './state/sign-in/create-session.ts';
import { createVisitorSignIn } from './state/sign-in/create-visitor-sign-in.ts';

/** Sign-in, the account and the watchlist: the feature of a portal whose customer.json has the key `account`. */
export const manifest = defineManifest<AccountOptions>({
  id: 'account',
  options,
  // A new account accepts the terms; without a link to them the form does not ask (docs/decisions/0012).
  requiredLinks: ['terms'],
  csp,
  routes: [
    {
      page: 'account/login',
      path: 'auth/login',
      reads: [...loginFlags, 'returnTo'],
      layout: 'auth',
      load: async (customer) => (await import('./pages/login/login.page.tsx')).loginPage(customer),
    },
    {
      page: 'account/limit',
      path: 'auth/login/limit',
      secret: true,
      layout: 'auth',
      load: async (customer) => (await import('./pages/limit/limit.page.tsx')).limitPage(customer),
    },
    {
      page: 'account/sign-up',
      path: 'auth/sign-up',
      reads: ['returnTo'],
      layout: 'auth',
      places: ['auth'],
      load: async (customer) => (await import('./pages/sign-up/sign-up.page.tsx')).signUpPage(customer),
    },
    {
      page: 'account/personalization',
      path: 'auth/sign-up/personalization',
      layout: 'auth',
      access: 'member',
      places: ['auth'],
      load: async () => (await import('./pages/sign-up/personalization.page.tsx')).personalizationPage(),
    },
    {
      page: 'account/callback',
      path: 'auth/oauth2/callback/:provider',
      secret: true,
      layout: 'auth',
      load: async (customer) => (await import('./pages/callback/callback.page.tsx')).callbackPage(customer),
    },
    {
      page: 'account/forgot',
      path: 'auth/password/forgot',
      layout: 'auth',
      load: async () => (await import('./pages/password/forgot.page.tsx')).forgotPage(),
    },
    {
      page: 'account/reset',
      path: 'auth/password/reset',
      secret: true,
      layout: 'auth',
      load: async () => (await import('./pages/password/reset.page.tsx')).resetPage(),
    },
    ...memberRoutes,
  ],
  fills: createFills,
  guards: async (customer) => (await import('./state/sign-in/sign-in-guards.ts')).createSignInGuards(customer),
  session(customer, context) {
    const session = createSession(customer, context);
    return { ...session, ...createVisitorSignIn(customer, session, context.atoms) };
  },
  start: async (customer) => (await import('./state/sign-in/start-session-effects.ts')).startSessionEffects(customer),
});
