import { type StartEffect, whileSignedIn } from '@touchline/feature-kit';

/** Runs commerce's effects while a viewer is signed in; their chunk loads with the first viewer. */
export const startCommerce: StartEffect = (context) =>
  whileSignedIn(context.atoms, async (viewer) => (await import('./sync-purchases.ts')).syncPurchases(context, viewer));
