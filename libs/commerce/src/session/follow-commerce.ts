import { type StartEffect, whileAdmitted } from '@touchline/feature-kit';

/** What goes on while a viewer is admitted, imported once there is one. */
export const followCommerce: StartEffect = (context) =>
  whileAdmitted(context.atoms, async (viewer) => (await import('./follow-owner.ts')).followOwner(context, viewer));
