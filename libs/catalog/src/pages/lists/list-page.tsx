import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { FilteredList } from '../../components/filters/filtered-list.tsx';
import type { ListVariant } from '../../components/list/lines.ts';
import type { ListEmptyProps } from '../../components/list/list-empty.tsx';
import { listNamedEvents } from '../../components/list/named-events.ts';
import styles from '../../components/list/list-page.module.css';
import { CardsWithReasons } from '../../components/list/cards-with-reasons.tsx';

interface ListDefinition {
  /** Key of the page's texts under `list`. */
  id: 'upcoming' | 'archive' | 'highlight' | 'latest' | 'suggested';
  variant: ListVariant;
  empty: ListEmptyProps['kind'];
  offer: ListOffer;
  /** Rendered between the page's head and its filters. */
  Above?: ComponentType<{ offer: ListOffer }> | undefined;
}

function List({ id, variant, empty, offer, Above, queries }: ListDefinition & { queries: FilteredQueries }) {
  const text = useText('catalog');
  const title = text(`list.${id}.title`);
  const filteredListElement = (
    <FilteredList offer={offer} queries={queries} variant={variant} empty={empty} label={title} />
  );
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={text(`list.${id}.lead`)} />
      {Above && <Above offer={offer} />}
      {id === 'suggested' ? <CardsWithReasons>{filteredListElement}</CardsWithReasons> : filteredListElement}
    </div>
  );
}

/** A page with one list. Its first page is in the HTML, and the others load while the viewer scrolls. */
export const listPage = (definition: ListDefinition): PageModule =>
  definePage({
    queries: (context, readKnownData) => createFilteredQueries(definition.offer, context, readKnownData),
    Page: ({ queries }) => <List {...definition} queries={queries} />,
    meta(context, { filteredList: entries }) {
      const text = context.texts('catalog');
      return {
        title: text(`list.${definition.id}.title`),
        description: text(`list.${definition.id}.description`),
        lists: listNamedEvents(entries?.pages[0], context),
      };
    },
  });
