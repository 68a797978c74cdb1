import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Translate } from '@touchline/i18n';
import type { Realtime } from '@touchline/realtime';
import type { Telemetry } from '@touchline/telemetry';
import type { RouteFacts } from '../page/page.ts';
import type { AtomStore, ViewerSession } from '../viewer/session.ts';

/** A page that is on the screen. */
export interface ShownPage {
  /** The path without the locale's prefix and without a query. */
  path: string;
  /** Null for an unknown address. */
  route: RouteFacts | null;
}

/** The argument of start-up effects, once per visit and in the browser only. */
export interface StartContext {
  api: Api;
  queryClient: QueryClient;
  atoms: AtomStore;
  /** The viewer's session; null if no feature has a session. */
  session: ViewerSession | null;
  realtime: Realtime | null;
  telemetry: Telemetry;
  /** The build that this page runs. */
  build: string;
  /** Navigates. @param to without the locale's prefix */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /**
   * The path and query of the page that a navigation is loading, else of the shown page. Without the locale's prefix.
   */
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
  /** Loads the feature's texts. @param namespace by default the feature's id */
  texts: (namespace?: string) => Promise<Translate>;
}

/** The button of a toast, such as "Try again". */
export interface NoticeAction {
  label: string;
  onPress: () => void;
  /** Called if the toast closes without a press, or cannot be shown. */
  onExpire?: (() => void) | undefined;
}

/** Shows a toast. @param text translated, like its action's label */
export type Notify = (kind: 'success' | 'danger', text: string, action?: NoticeAction) => void;

/** Runs once the page is hydrated. */
export type StartEffect = (context: StartContext) => void;
