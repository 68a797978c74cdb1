import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { lazyOnce } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import type { Realtime } from '@touchline/realtime';
import type { Telemetry } from '@touchline/telemetry';
import type { OnIntent } from './intent.ts';
import type { PageRoute, RouteFacts } from './page/page.ts';
import type { AtomStore, SessionSetupContext, ViewerSession } from './session.ts';
import type { Fills, SlotFill } from './slot.tsx';

/** The result of a guard; section 2 of the specification. */
export type GuardOutcome =
  | { kind: 'pass' }
  /** The viewer stays on the current page. */
  | { kind: 'aborted' }
  | { kind: 'redirect'; to: string; external?: boolean };

/** The navigation that a guard decides about. */
export interface GuardTarget {
  /** Without the locale's prefix. */
  url: URL;
  /**
   * The page before the navigation, also without the prefix; null after the browser has opened this page or gone back
   * to it.
   */
  from: URL | null;
  access: 'public' | 'member';
  atoms: AtomStore;
  /** The viewer's session; null if no feature has one. */
  session: ViewerSession | null;
}

/** Runs before a page is shown, in the browser only. */
export type Guard = (target: GuardTarget) => GuardOutcome | Promise<GuardOutcome>;

/** A page that is on the screen. */
export interface ShownPage {
  /** Without the locale's prefix and without a query. */
  path: string;
  /** Null for an unknown address. */
  route: RouteFacts | null;
}

/** Given to start-up effects, once per visit and in the browser only. */
export interface StartContext {
  api: Api;
  queryClient: QueryClient;
  atoms: AtomStore;
  /** The viewer's session; null if no feature has one. */
  session: ViewerSession | null;
  realtime: Realtime | null;
  telemetry: Telemetry;
  /** The build that this page runs. */
  build: string;
  /** Navigates. @param to without the locale's prefix */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** The path and query of the page that a navigation is loading, else of the shown page. Without the locale's prefix. */
  heading: () => string;
  /**
   * Calls the listener with the shown page: at once with the open page, then after each navigation. @returns a function
   * that removes it
   */
  onPage: (listener: (page: ShownPage) => void) => () => void;
  /** Shows a toast (specification, section 2). */
  notify: Notify;
  /** The text that a viewer reads for an error (specification, section 8). */
  errorText: (thrown: unknown) => string;
  /** Loads the texts of the feature's own namespace. */
  texts: () => Promise<Translate>;
}

/** The button of a toast, such as "Try again". */
export interface NoticeAction {
  label: string;
  onPress: () => void;
}

/** Shows a toast. @param text translated, like its action's label */
export type Notify = (kind: 'success' | 'danger', text: string, action?: NoticeAction) => void;

/** Runs once the page is hydrated. */
export type StartEffect = (context: StartContext) => void;

/**
 * Everything that a feature may add to the portal. The object is part of every page's code, so it imports its parts
 * lazily.
 */
export interface Contribution {
  routes?: PageRoute[] | undefined;
  /** Loaded with the first navigation, or as soon as a viewer may be signed in. */
  guards?: (() => Promise<readonly Guard[]>) | undefined;
  fills?: SlotFill[] | undefined;
  /** Prefetches what a page that a viewer is about to open needs besides its code and data, such as a stream. */
  onIntent?: OnIntent | undefined;
  /** Creates the viewer's session; one feature at most. Called in the browser only, before hydration. */
  session?: ((context: SessionSetupContext) => ViewerSession) | undefined;
  /** Loaded after the first paint, when the browser is idle. */
  start?: (() => Promise<StartEffect>) | undefined;
}

/** A feature: its id is its key in customer.json, its options are that key's value. */
export interface Feature<Options> {
  id: string;
  contribute: (options: Options) => Contribution;
}

/** A feature with any options, as in the shell's catalogue. */
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

/** The enabled features joined. */
export interface Composition {
  routes: PageRoute[];
  /** In the features' order. */
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
 * @param onError receives what a feature throws in `contribute`, `session` or `onIntent`; default: rethrows
 * @throws Error when two features claim one address
 */
export function composeFeatures(
  features: readonly AnyFeature[],
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
  const enabledFeatures = features.filter(({ id }) => options[id] !== undefined);
  const contributions = enabledFeatures.flatMap(({ id, contribute }) => {
    // The feature's own schema has parsed the options at the customer's build.
    const contribution = attempt(id, () => contribute(options[id] as never));
    return contribution ? [{ id, ...contribution }] : [];
  });
  const isSessionFeatureBroken =
    contributions.length < enabledFeatures.length && !contributions.some(({ session }) => session);
  const routes = contributions.flatMap((contribution) => contribution.routes ?? []);
  const featuresByPath = new Map<string, string>();
  for (const { path, page } of routes) {
    const otherFeatureId = featuresByPath.get(path);
    if (otherFeatureId) throw new Error(`Two pages claim "/${path}": ${otherFeatureId} and ${page}`);
    featuresByPath.set(path, page);
  }
  const fills = new Map<string, SlotFill[]>();
  for (const fill of contributions
    .flatMap((contribution) => contribution.fills ?? [])
    .sort((a, b) => a.order - b.order))
    fills.set(fill.slot, [...(fills.get(fill.slot) ?? []), fill]);
  return {
    routes,
    guards: lazyOnce(async () => {
      const guardLists = await Promise.all(contributions.map(({ guards }) => guards?.() ?? []));
      return isSessionFeatureBroken ? [...guardLists.flat(), refuseMembers] : guardLists.flat();
    }),
    fills,
    onIntent: (intent) => contributions.forEach(({ id, onIntent }) => attempt(id, () => onIntent?.(intent))),
    session(context) {
      const sessionContribution = contributions.find(({ session }) => session);
      return (
        (sessionContribution && attempt(sessionContribution.id, () => sessionContribution.session?.(context))) ?? null
      );
    },
    effects: contributions.flatMap(({ id, start }) => (start ? [{ feature: id, load: start }] : [])),
  };
}

/**
 * Replaces the guards of a broken feature when no other feature has a session, because the broken feature may have had
 * it.
 */
const refuseMembers: Guard = ({ access }) => {
  if (access === 'member') throw new Error('A feature is broken, so no viewer can be signed in');
  return { kind: 'pass' };
};

function rethrow(error: unknown): never {
  throw error;
}
