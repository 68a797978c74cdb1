import type { LocaleRules } from '@touchline/i18n/locales';

/** Settings from a customer's build, as JSON at the start of the worker's script. */
export interface WorkerSettings {
  /** The customer's id. */
  site: string;
  /** The build that wrote the script. */
  build: string;
  locales: LocaleRules;
  /**
   * Paths of routes for one viewer alone, for signing in or for paying, as patterns (`events/:eventId`); the worker
   * stores no page of these routes.
   */
  closed: readonly string[];
  /** The build's files, by their paths: the beginnings of their digests (SHA-256, base64url). */
  files: Readonly<Record<string, string>>;
  /** Headers of cached pages. The edge writes them into the script; without an edge they are empty. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Address of the offline page of each language. */
  offline: Readonly<Record<string, string>>;
}

/** An event that stays alive until the given work has ended. */
export interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A page requests a resource. */
export interface ResourceRequestEvent extends LongEvent {
  readonly request: Request;
  /** The browser's own fetch, started together with the worker; navigations only. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response> | Response) => void;
}

/** A page has sent a message. */
export interface PageMessageEvent extends LongEvent {
  readonly data: unknown;
}

/** A rule by which the browser passes requests to the network without starting the worker. */
interface RoutingRule {
  condition: object;
  source: 'network';
}

export interface InstallEvent extends LongEvent {
  addRoutes?: (rules: RoutingRule[]) => Promise<void>;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LongEvent;
  fetch: ResourceRequestEvent;
  message: PageMessageEvent;
}

/**
 * The part of a worker's global scope that this worker uses: the compiler cannot load the types of a worker together
 * with the types of a page.
 */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean; readonly userAgent: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'update' | 'unregister' | 'navigationPreload'>;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
}
