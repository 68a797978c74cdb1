import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { AtomStore, Composition, Fills, LoadTexts, SiteConfig, ViewerSession } from '@touchline/feature-kit';
import type { Clock, createI18n, Locale } from '@touchline/i18n';
import type { Realtime } from '@touchline/realtime';
import type { Notices, ShellVariants } from '@touchline/shell';
import type { Telemetry } from '@touchline/telemetry';

/** The objects that the server makes for each request, and the browser once per page. */
export interface AppParts {
  site: SiteConfig;
  locale: Locale;
  /** Starts at the time of the server's render. */
  clock: Clock;
  api: Api;
  queryClient: QueryClient;
  atoms: AtomStore;
  i18n: ReturnType<typeof createI18n>;
  /** Null on the server. */
  realtime: Realtime | null;
  telemetry: Telemetry;
  /** The enabled features; the browser loads them when a part first needs them. */
  features: () => Promise<Composition>;
  /** The fills of the features' slots; in the browser a promise. */
  fills: Fills | Promise<Fills>;
  /** Loads texts that neither the page nor its first fills bring; a server has them already. */
  laterTexts: LoadTexts;
  /** Null on the server. */
  session: ViewerSession | null;
  notices: Notices;
  looks: ShellVariants;
}
