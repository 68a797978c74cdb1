import { queryOptions } from '@tanstack/react-query';
import { getPortalPage, type PortalPage } from '@touchline/contract';
import type { QueryContext } from '@touchline/feature-kit';
import { type Locale, toLocale } from '@touchline/i18n';
import { type ReadText, readHtml } from './read-html.ts';

/** A text with its language. */
export interface Text extends ReadText {
  /** Undefined when the answer names no language; the requested language is assumed then. */
  locale: Locale | undefined;
}

const findSiteText = async ({ title, html, locale }: PortalPage): Promise<Text> => ({
  ...(await readHtml(html, title)),
  locale: locale === undefined ? undefined : toLocale(locale),
});

/** Query for a page's text in the page's language: the customer's own, else the backend's. */
export const textQuery = ({ api, locale, ownText }: QueryContext, type: string) =>
  queryOptions({
    queryKey: ['text', type, locale],
    queryFn: async ({ signal }) => {
      const siteText = ownText(type);
      // The portal's own build has written and checked it.
      if (siteText) return findSiteText((await siteText) as PortalPage);
      return findSiteText(await api.call(getPortalPage, { params: { type }, query: { locale } }, { signal }));
    },
  });
