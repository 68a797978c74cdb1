import type { ShownPage, StartContext } from '@touchline/feature-kit';
import { createTelemetry, type Telemetry } from '@touchline/telemetry';

/** The part of a portal's start context that reports use, and a function that opens another page. */
export interface StartedPortal extends Pick<StartContext, 'telemetry' | 'onPage' | 'build'> {
  showPage: (path: string, facts?: { pays?: boolean }) => void;
}

/** A portal on the page of a match. */
export function createStartedPortal(telemetry: Telemetry = createTelemetry()): StartedPortal {
  const createPage = (path: string, facts: { pays?: boolean }): ShownPage => ({
    path: `/${path}/`,
    route: { page: 'test/page', path, ...facts },
  });
  let shownPage = createPage('events/:eventId', {});
  const listeners = new Set<(page: ShownPage) => void>();
  return {
    telemetry,
    build: 'b1d',
    onPage(listener) {
      listeners.add(listener);
      listener(shownPage);
      return () => void listeners.delete(listener);
    },
    showPage(path, facts = {}) {
      shownPage = createPage(path, facts);
      listeners.forEach((listener) => listener(shownPage));
    },
  };
}
