import { composeFeatures, type PageRoute } from '@touchline/feature-kit';
import type { Addresses } from '@touchline/feature-kit/rendering';
import { features } from 'virtual:touchline/features';

/** The addresses of the customer's pages. A broken feature contributes no address. */
export const addresses: Addresses = ({ features: options }) =>
  composeFeatures(features, options, console.error).routes.map((route) => ({
    path: route.path,
    reads: route.reads,
    secret: route.secret,
    pays: route.pays,
    unlisted: route.unlisted === true || route.unlinked === true || isClosed(route) || undefined,
    closed: isClosed(route) || undefined,
  }));

/** Pages without content for robots: for one viewer alone, for payments or for signing in. */
const isClosed = ({ access, secret, layout, pays }: PageRoute): boolean =>
  access === 'member' || secret === true || pays === true || layout === 'auth';
