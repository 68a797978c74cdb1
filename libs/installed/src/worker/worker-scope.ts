import type { LocaleRules } from '@touchline/i18n/locales';

/** What a customer's build tells its worker; it stands as JSON at the script's head. */
export interface WorkerSettings {
  /** The customer's id. */
  site: string;
  /** The build that wrote the script. */
  build: string;
  locales: LocaleRules;
  /** Paths of routes that are for one viewer alone, for signing in or for paying, as patterns (`events/:eventId`): nothing of them is kept. */
  closed: readonly string[];
  /** The build's files, by their paths: the beginnings of their digests (SHA-256, base64url). */
  files: Readonly<Record<string, string>>;
  /** Headers of kept pages. The edge writes them into the script; without an edge they are empty. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Where the offline page of each language stands. */
  offline: Readonly<Record<string, string>>;
}

/** An event that lasts until what it began has ended. */
export interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A page is about to fetch something. */
export interface AskedEvent extends LongEvent {
  readonly request: Request;
  /** What the browser has fetched itself while the worker woke up; navigations only. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response> | Response) => void;
}

/** Told by a page. */
export interface ToldEvent extends LongEvent {
  readonly data: unknown;
}

/** A rule by which the browser passes requests on without waking the worker. */
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
  fetch: AskedEvent;
  message: ToldEvent;
}

/** The part of a worker's global scope that ours uses: the compiler's own names for it cannot stand beside those of a page. */
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
