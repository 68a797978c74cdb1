import type { Api } from '@touchline/api-client';
import { getPortalRedirect } from '@touchline/contract';
import { ownPath, type SiteConfig } from '@touchline/feature-kit';
import type { ServerRedirect } from '@touchline/feature-kit/rendering';
import { externalAddress } from './external-address.ts';

interface ServerRedirectsOptions {
  api: Api;
  site: Pick<SiteConfig, 'redirectHosts' | 'externalHosts' | 'socialLinks'>;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** Where a path leads in the end; `loop` where that is no page: it leads round in circles. */
export type Led = ServerRedirect | 'loop' | undefined;

/** Nobody is sent on so often on purpose. */
const most = 5;

/** Paths that the edge makes one by redirects of its own count as one. */
const likened = (path: string): string =>
  path
    .replace(/[?#].*/s, '')
    .replace(/(?<!\/)\/*$/, '/')
    .toLowerCase();

/**
 * Guard 3: what the backend says of paths. A backend that cannot say, or names an address that nobody should be sent to, sends nobody
 * elsewhere.
 */
export function createServerRedirects({ api, site, signal, onError }: ServerRedirectsOptions) {
  async function said(path: string): Promise<ServerRedirect | undefined> {
    const answer = await api.call(getPortalRedirect, { query: { path } }, { signal }).catch(() => null);
    if (!answer) return undefined;
    const { external = false, status } = answer;
    const to = external ? externalAddress(answer.to, site) : ownPath(answer.to);
    if (to) return { to, external, status };
    onError(new Error(`The backend redirects ${path} to an address that is not followed`));
    return undefined;
  }

  /**
   * Follows what is said of a path, and of where that leads, to the end: no browser has to find out that it leads nowhere.
   * @param first where a page has already said that it leads
   */
  return async function follow(path: string, first?: ServerRedirect): Promise<Led> {
    const passed = new Set([likened(path)]);
    let end: ServerRedirect | undefined;
    for (let next = first ?? (await said(path)); next; next = await said(end.to.replace(/[?#].*/s, ''))) {
      // What is permanent only in part is not.
      end = { ...next, status: end?.status === 302 ? 302 : next.status };
      if (next.external) break;
      if (passed.has(likened(next.to)) || passed.size > most) {
        onError(new Error(`The redirects of ${path} lead nowhere`));
        return 'loop';
      }
      passed.add(likened(next.to));
    }
    return end;
  };
}
