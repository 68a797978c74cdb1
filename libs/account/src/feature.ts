import { defineFeature } from '@touchline/feature-kit';
import type { AccountOptions } from './options.ts';
import { createFills } from './fills.tsx';
import { memberRoutes } from './member-routes.ts';
import { loginFlags } from './sign-in/login/login-flags.ts';
import { type PageSession, createPageSession } from './sign-in/guards/create-page-session.ts';
import { createVisitorSignIn } from './sign-in/guards/create-visitor-sign-in.ts';

/** Sign-in, the account and the watchlist: the feature of a portal whose customer.json has the key `account`. */
export const feature = defineFeature<AccountOptions>({
  id: 'account',
  contribute(options) {
    let pageSession: PageSession | undefined;
    return {
      routes: [
        {
          page: 'account/login',
          path: 'auth/login',
          reads: [...loginFlags, 'returnTo'],
          layout: 'auth',
          lazy: async () => (await import('./sign-in/login/login.page.tsx')).loginPage(options),
        },
        {
          page: 'account/limit',
          path: 'auth/login/limit',
          secret: true,
          layout: 'auth',
          lazy: async () => (await import('./sign-in/limit/limit.page.tsx')).limitPage(options),
        },
        {
          page: 'account/sign-up',
          path: 'auth/sign-up',
          reads: ['returnTo'],
          layout: 'auth',
          places: ['auth'],
          lazy: async () => (await import('./sign-in/sign-up/sign-up.page.tsx')).signUpPage(options),
        },
        {
          page: 'account/personalization',
          path: 'auth/sign-up/personalization',
          layout: 'auth',
          access: 'member',
          places: ['auth'],
          lazy: async () => (await import('./sign-in/sign-up/personalization.page.tsx')).personalizationPage(),
        },
        {
          page: 'account/callback',
          path: 'auth/oauth2/callback/:provider',
          secret: true,
          layout: 'auth',
          lazy: async () => (await import('./sign-in/callback/callback.page.tsx')).callbackPage(options),
        },
        {
          page: 'account/forgot',
          path: 'auth/password/forgot',
          layout: 'auth',
          lazy: async () => (await import('./sign-in/password/forgot.page.tsx')).forgotPage(),
        },
        {
          page: 'account/reset',
          path: 'auth/password/reset',
          secret: true,
          layout: 'auth',
          lazy: async () => (await import('./sign-in/password/reset.page.tsx')).resetPage(),
        },
        ...memberRoutes,
      ],
      fills: createFills(options),
      guards: async () =>
        (await import('./sign-in/guards/sign-in-guards.ts')).createSignInGuards(options, () => pageSession),
      session(context) {
        pageSession = createPageSession(options, context);
        return { ...pageSession.session, ...createVisitorSignIn(options, pageSession) };
      },
      async start() {
        const { startSessionEffects } = await import('./sign-in/guards/start-session-effects.ts');
        return (context) => pageSession && startSessionEffects(options, pageSession)(context);
      },
    };
  },
});
