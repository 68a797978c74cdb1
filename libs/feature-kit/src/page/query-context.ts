import { useApi } from '@touchline/api-client';
import { useLocale } from '@touchline/i18n';
import { useMemo } from 'react';
import { useHref, useLocation, useParams } from 'react-router-dom';
import { useSite } from '../site-context.ts';
import { createOwnTextReader } from './own-text.ts';
import type { QueryContext } from './page.ts';

/** A route's decoded path parameters. */
export type Params = Readonly<Record<string, string | undefined>>;

interface QueryContextParts extends Omit<QueryContext, 'param'> {
  params: Params;
}

export function createQueryContext({ params, ...otherParts }: QueryContextParts): QueryContext {
  const getParam = (name: string): string => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route of this page has no parameter "${name}"`);
    return value;
  };
  return { ...otherParts, param: getParam };
}

/** The context for the queries of the open page; the same object for the same address. */
export function useQueryContext(): QueryContext {
  const api = useApi();
  const params = useParams();
  const { pathname, search } = useLocation();
  const { clock, timeZone, locale } = useLocale();
  const site = useSite();
  const href = useHref(pathname);
  // The server has loaded all queries before it renders, so it needs no address here.
  const canonical = typeof location === 'undefined' ? '' : location.origin + href;
  // The router makes a new object at every update.
  const paramsText = JSON.stringify(params);
  return useMemo(
    () =>
      createQueryContext({
        api,
        params,
        search: new URLSearchParams(search),
        now: clock.read,
        timeZone,
        locale,
        content: site.content,
        ownText: createOwnTextReader(site),
        canonical,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `paramsText` is the parameters as text
    [api, paramsText, search, clock, timeZone, locale, site, canonical],
  );
}
