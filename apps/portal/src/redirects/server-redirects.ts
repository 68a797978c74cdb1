import type { Api } from '@touchline/api-client';
import { getPortalRedirect } from '@touchline/contract';
import { toSitePath, type SiteConfig } from '@touchline/feature-kit';
import { findRedirect, type RedirectTable, type ServerRedirect } from '@touchline/feature-kit/rendering';
import { getExternalAddress } from './external-address.ts';

interface ServerRedirectsOptions {
  api: Api;
  site: Pick<SiteConfig, 'redirectHosts' | 'externalHosts' | 'socialLinks'>;
  /** Reads the customer's own redirects; undefined for a customer without any. */
  readTable: (() => Promise<unknown>) | undefined;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** The final address of a path's redirects; `loop` for circular redirects; undefined without a redirect. */
export type RedirectResult = ServerRedirect | 'loop' | undefined;

/** The longest followed chain of redirects; no backend needs a longer chain. */
const maxRedirects = 5;

/** Removes the differences between paths that the edge itself redirects, such as a missing final slash. */
const normalizePath = (path: string): string =>
  path
    .replace(/[?#].*/s, '')
    .replace(/(?<!\/)\/*$/, '/')
    .toLowerCase();

const isTable = (value: unknown): value is RedirectTable => typeof value === 'object' && value !== null;

/**
 * Creates guard 3, which follows the customer's own redirects and the backend's. A failing backend, or an address that
 * the portal must not send viewers to, causes no redirect.
 */
export function createServerRedirects({ api, site, readTable, signal, onError }: ServerRedirectsOptions) {
  let table: Promise<RedirectTable> | undefined;

  async function loadTable(): Promise<RedirectTable> {
    const value = await readTable?.().catch((error: unknown) => {
      // A viewer who has left, or a slow host, is no error.
      if (!signal.aborted) onError(error);
    });
    return isTable(value) ? value : {};
  }

  async function findOwnRedirect(path: string): Promise<ServerRedirect | undefined> {
    const to = findRedirect(await (table ??= loadTable()), path);
    return to === undefined ? undefined : { to, status: 301, external: !to.startsWith('/') };
  }

  async function fetchRedirect(path: string): Promise<ServerRedirect | undefined> {
    const answer =
      (await findOwnRedirect(path)) ??
      (await api.call(getPortalRedirect, { query: { path } }, { signal }).catch(() => null));
    if (!answer) return undefined;
    const { external = false, status } = answer;
    const target = external ? getExternalAddress(answer.to, site) : toSitePath(answer.to);
    if (target) return { to: target, external, status };
    onError(new Error(`${path} redirects to an address that is not followed`));
    return undefined;
  }

  /**
   * Follows a path's redirects to the end, so that no browser follows a circular chain.
   * @param firstRedirect a redirect from the page's own data
   */
  return async function follow(path: string, firstRedirect?: ServerRedirect): Promise<RedirectResult> {
    const visitedPaths = new Set([normalizePath(path)]);
    let end: ServerRedirect | undefined;
    for (
      let nextRedirect = firstRedirect ?? (await fetchRedirect(path));
      nextRedirect;
      nextRedirect = await fetchRedirect(end.to.replace(/[?#].*/s, ''))
    ) {
      // A chain with one temporary redirect is temporary.
      end = { ...nextRedirect, status: end?.status === 302 ? 302 : nextRedirect.status };
      if (nextRedirect.external) break;
      if (visitedPaths.has(normalizePath(nextRedirect.to)) || visitedPaths.size > maxRedirects) {
        onError(new Error(`The redirects of ${path} form a loop`));
        return 'loop';
      }
      visitedPaths.add(normalizePath(nextRedirect.to));
    }
    return end;
  };
}
