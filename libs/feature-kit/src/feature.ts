import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { PageRoute } from './page.ts';
import type { SlotFill } from './slot.tsx';

/** What a guard may answer; section 2 of the specification. */
export type GuardOutcome =
  | { kind: 'pass' }
  | { kind: 'aborted' }
  | { kind: 'redirect'; to: string; external?: boolean };

/** Decides before a page is shown, in the browser only. `url` has no locale prefix. */
export type Guard = (target: { url: URL; access: 'public' | 'member' }) => GuardOutcome | Promise<GuardOutcome>;

/** Given to start-up effects, once per visit and in the browser only. */
export interface StartContext {
  api: Api;
  queryClient: QueryClient;
}

/** Everything a feature may add to the portal. */
export interface Contribution {
  routes?: PageRoute[] | undefined;
  guards?: Guard[] | undefined;
  fills?: SlotFill[] | undefined;
  /** Runs after hydration; the returned function undoes it. */
  start?: ((context: StartContext) => void | (() => void)) | undefined;
}

/** A feature's plug: its id is its key in customer.json, its options are that key's value. */
export interface Feature<Options> {
  id: string;
  contribute: (options: Options) => Contribution;
}

/** A feature of any options, as the shell's catalogue holds it. */
export type AnyFeature = Feature<never>;

/**
 * Declares a feature.
 *
 * @example
 * export const feature = defineFeature<CatalogOptions>({
 *   id: 'catalog',
 *   contribute: (options) => ({
 *     routes: [{ page: 'catalog/home', path: '', lazy: async () => (await import('./home/home.page.tsx')).homePage(options) }],
 *   }),
 * });
 */
export function defineFeature<Options>(feature: Feature<Options>): Feature<Options> {
  return feature;
}

/** The enabled features as one. */
export interface Composition {
  routes: PageRoute[];
  guards: Guard[];
  fills: ReadonlyMap<string, SlotFill[]>;
  start: (context: StartContext) => () => void;
}

/**
 * Joins the features a customer enables. @param options the customer's validated `features`; a feature without a key is left out.
 * @throws Error when two features claim one address.
 */
export function composeFeatures(features: readonly AnyFeature[], options: Record<string, unknown>): Composition {
  const contributions = features
    .filter(({ id }) => options[id] !== undefined)
    // The options were parsed by the feature's own schema when the customer was built.
    .map((feature) => feature.contribute(options[feature.id] as never));
  const routes = contributions.flatMap((contribution) => contribution.routes ?? []);
  const claimed = new Map<string, string>();
  for (const { path, page } of routes) {
    const other = claimed.get(path);
    if (other) throw new Error(`Two pages claim "/${path}": ${other} and ${page}`);
    claimed.set(path, page);
  }
  const fills = Map.groupBy(
    contributions.flatMap((contribution) => contribution.fills ?? []).sort((a, b) => a.order - b.order),
    ({ slot }) => slot,
  );
  return {
    routes,
    guards: contributions.flatMap((contribution) => contribution.guards ?? []),
    fills,
    start(context) {
      const stops = contributions.flatMap((contribution) => contribution.start?.(context) ?? []);
      return () => stops.forEach((stop) => stop());
    },
  };
}
