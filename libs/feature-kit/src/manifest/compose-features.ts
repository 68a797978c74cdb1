import { lazyOnce } from '@touchline/contract';
import type { Fills, SlotFill } from '../slots/fill.ts';
import type { Guard } from './guard.ts';
import type { OnIntent } from '../document/intent.ts';
import type { BrowserManifest, FeatureRoute } from './manifest.ts';
import type { PageRoute } from '../page/page.ts';
import type { SessionSetupContext, ViewerSession } from '../viewer/session.ts';
import type { StartEffect } from './start-context.ts';

/** A feature with any options, as in the portal's list. */
export type AnyManifest = BrowserManifest<never>;

/** The enabled features joined. */
export interface Composition {
  routes: PageRoute[];
  /** The guards in the order of the features. */
  guards: () => Promise<readonly Guard[]>;
  fills: Fills;
  onIntent: OnIntent;
  /** Null if no feature has a session, or if that feature is broken. */
  session: (context: SessionSetupContext) => ViewerSession | null;
  /** Start-up effects, each with the id of its feature. */
  effects: readonly { feature: string; load: () => Promise<StartEffect> }[];
}

/**
 * Joins the features that a customer enables.
 * @param options the customer's validated `features`; a feature without a key is left out
 * @param onError receives what a feature throws in `fills`, `session` or `onIntent`, or in a function of its routes;
 * default: rethrows
 * @throws Error when two features claim one address
 */
export function composeFeatures(
  manifests: readonly AnyManifest[],
  options: Record<string, unknown>,
  onError: (error: unknown, context: { feature: string }) => void = rethrow,
): Composition {
  const attempt = <Value>(feature: string, action: () => Value): Value | undefined => {
    try {
      return action();
    } catch (error) {
      onError(error, { feature });
      return undefined;
    }
  };
  const enabledManifests = manifests.filter(({ id }) => options[id] !== undefined);
  const features = enabledManifests.flatMap((manifest) => {
    // The feature's own schema has parsed the options at the customer's build.
    const ownOptions = options[manifest.id] as never;
    const createParts = () => ({
      ...manifest,
      ownOptions,
      routes: toPageRoutes(manifest.routes ?? [], ownOptions),
      fills: manifest.fills?.(ownOptions) ?? [],
    });
    return attempt(manifest.id, createParts) ?? [];
  });
  const sessionFeature = features.find(({ session }) => session);
  const isSessionFeatureBroken = !sessionFeature && enabledManifests.some(({ session }) => session);
  const routes = features.flatMap((feature) => feature.routes);
  const featuresByPath = new Map<string, string>();
  for (const { path, page } of routes) {
    const otherFeatureId = featuresByPath.get(path);
    if (otherFeatureId) throw new Error(`Two pages claim "/${path}": ${otherFeatureId} and ${page}`);
    featuresByPath.set(path, page);
  }
  const fills = new Map<string, SlotFill[]>();
  for (const fill of features.flatMap((feature) => feature.fills).sort((a, b) => a.order - b.order))
    fills.set(fill.slot, [...(fills.get(fill.slot) ?? []), fill]);
  return {
    routes,
    guards: lazyOnce(async () => {
      const guardLists = await Promise.all(features.map(({ guards, ownOptions }) => guards?.(ownOptions) ?? []));
      return isSessionFeatureBroken ? [...guardLists.flat(), refuseMembers] : guardLists.flat();
    }),
    fills,
    onIntent: (intent) =>
      features.forEach(({ id, onIntent, ownOptions }) => attempt(id, () => onIntent?.(ownOptions, intent))),
    session: (context) =>
      (sessionFeature &&
        attempt(sessionFeature.id, () => sessionFeature.session?.(sessionFeature.ownOptions, context))) ??
      null,
    effects: features.flatMap(({ id, start, ownOptions }) =>
      start ? [{ feature: id, load: () => start(ownOptions) }] : [],
    ),
  };
}

/** The routes that a customer's options do not remove, each bound to these options. */
const toPageRoutes = <Options>(routes: readonly FeatureRoute<Options>[], options: Options): PageRoute[] =>
  routes
    .filter(({ isOff }) => !isOff?.(options))
    .map(({ load, reads, isUnlinked, isOff: _isOff, ...facts }) => ({
      ...facts,
      reads: typeof reads === 'function' ? reads(options) : reads,
      unlinked: isUnlinked?.(options),
      lazy: () => load(options),
    }));

/** Replaces the guards of the feature that has the session, if that feature is broken. */
const refuseMembers: Guard = ({ access }) => {
  if (access === 'member') throw new Error('A feature is broken, so no viewer can be signed in');
  return { kind: 'pass' };
};

function rethrow(error: unknown): never {
  throw error;
}
