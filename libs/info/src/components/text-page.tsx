import { definePage, needed, type PageModule, type QueryContext } from '@touchline/feature-kit';
import { languageTag, type Locale, toLocale, useLocale, useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { queryOptions } from '@tanstack/react-query';
import { getPortalPage, type PortalPage } from '@touchline/contract';
import { Contents } from './contents.tsx';
import { TextBody } from './text-body.tsx';
import { getWords } from './text-node.ts';
import { readHtml, type ReadText } from './read-html.ts';
import styles from './text-page.module.css';

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
const textQuery = ({ api, locale, ownText }: QueryContext, type: string) =>
  queryOptions({
    queryKey: ['text', type, locale],
    queryFn: async ({ signal }) => {
      const siteText = ownText(type);
      // The portal's own build has written and checked this file.
      if (siteText) return findSiteText((await siteText) as PortalPage);
      return findSiteText(await api.call(getPortalPage, { params: { type }, query: { locale } }, { signal }));
    },
  });

/** Limit of a description that search engines show. */
const maxDescriptionCharacters = 160;

export function TextPage({ title, locale, body }: Text) {
  const text = useText('info');
  const page = useLocale();
  const lang = locale === undefined || locale === page.locale ? undefined : languageTag(locale);
  // The text may differ from the page in language and direction.
  return (
    <article className={styles.page} lang={lang} dir="auto">
      <PageHead title={title ?? text('untitled')} />
      <div className={styles.body}>
        <Contents nodes={body} />
        <TextBody nodes={body} />
      </div>
    </article>
  );
}

/** A page that shows a single text. @param getType returns the text's type */
export const textPage = (getType: (context: QueryContext) => string): PageModule =>
  definePage({
    queries: (context) => ({ text: needed(textQuery(context, getType(context)), 'info') }),
    Page: ({ data: { text } }) => <TextPage {...text} />,
    meta: ({ texts }, { text }) => ({
      title: text.title ?? texts('info')('untitled'),
      description: getWords(text.body).replaceAll(/\s+/g, ' ').trim().slice(0, maxDescriptionCharacters) || undefined,
    }),
  });
