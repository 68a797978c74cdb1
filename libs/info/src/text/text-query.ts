import { queryOptions } from '@tanstack/react-query';
import { getPortalPage, type PortalPage } from '@touchline/contract';
import type { QueryContext } from '@touchline/feature-kit';
import { type Locale, stripBidiControls, toLocale } from '@touchline/i18n';
import { readHtml } from './read-html.ts';
import type { TextNode } from './text-node.ts';

/** A page of text, ready to be shown. */
export interface Text {
  /** Undefined where it came without one. */
  title: string | undefined;
  /** What it is written in; undefined where nobody says, which is taken for what was asked for. */
  locale: Locale | undefined;
  body: readonly TextNode[];
}

async function textFrom({ title, html, locale }: PortalPage): Promise<Text> {
  return {
    title: stripBidiControls(title ?? '').trim() || undefined,
    locale: locale === undefined ? undefined : toLocale(locale),
    body: await readHtml(html),
  };
}

/** The text of a page in the page's language. */
export const textQuery = ({ api, locale }: QueryContext, type: string) =>
  queryOptions({
    queryKey: ['text', type, locale],
    queryFn: async ({ signal }) =>
      textFrom(await api.call(getPortalPage, { params: { type }, query: { locale } }, { signal })),
  });
