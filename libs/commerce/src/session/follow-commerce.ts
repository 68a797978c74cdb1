import { type StartEffect, whileAdmitted } from '@touchline/feature-kit';

/** Runs commerce's effects while a viewer is signed in; their chunk loads with the first viewer. */
export const followCommerce: StartEffect = (context) =>
  whileAdmitted(context.atoms, async (viewer) => (await import('./follow-owner.ts')).followOwner(context, viewer));
