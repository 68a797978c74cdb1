import type { ListQuery } from '@touchline/content';
import { definePage, type PageModule, type QueryContext } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { Section } from '../section/section.tsx';
import { ListBody, type ListLook } from './list-body.tsx';
import type { ListEmptyProps } from './list-empty.tsx';
import styles from './list-page.module.css';

/** Entries of one page of a list page: whole rows at two, three and four cards in a row. */
export const listPageSize = 24;

interface ListDefinition {
  /** Key of its texts under `list`. */
  id: 'upcoming' | 'archive' | 'highlight' | 'latest' | 'suggested';
  look: ListLook;
  empty: ListEmptyProps['kind'];
  query: (context: QueryContext) => ListQuery;
}

function List({ id, look, empty, query }: Omit<ListDefinition, 'query'> & { query: ListQuery }) {
  const text = useText('catalog');
  const title = text(`list.${id}.title`);
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={text(`list.${id}.lead`)} />
      <Section name={id}>
        <ListBody query={query} look={look} empty={empty} label={title} />
      </Section>
    </div>
  );
}

/** A page that is one list: its first page comes with the HTML, the others while the viewer scrolls. */
export const listPage = ({ query, ...list }: ListDefinition): PageModule =>
  definePage({
    queries: (context) => ({ list: query(context) }),
    Page: ({ queries }) => <List {...list} query={queries.list} />,
    meta({ texts }) {
      const text = texts('catalog');
      return { title: text(`list.${list.id}.title`), description: text(`list.${list.id}.description`) };
    },
  });
