import { definePage, needed, type PageModule, type QueryContext } from '@touchline/feature-kit';
import { languageTag, useLocale, useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { Contents } from './contents.tsx';
import { TextBody } from './text-body.tsx';
import { getWords } from './text-node.ts';
import { type Text, textQuery } from './text-query.ts';
import styles from './text-page.module.css';

/** Limit of a description that search engines show. */
const maxDescriptionCharacters = 160;

export function TextPage({ title, locale, body }: Text) {
  const text = useText('info');
  const page = useLocale();
  const lang = locale === undefined || locale === page.locale ? undefined : languageTag(locale);
  // The text may be in another language than the page, and in the other direction.
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
