import { useQuery } from '@tanstack/react-query';
import { identityListQuery, useIdentityViews } from '@touchline/content';
import { definePage, type PageModule, type PageQueries } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { PageHead, ShelfHead } from '@touchline/ui-kit';
import styles from '../../components/entity/entity-page.module.css';
import { getAllFilters } from '../../api/filters/tab-filters.ts';
import { allCategories } from '../../api/subject.ts';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import { FilteredList } from '../../components/filters/filtered-list.tsx';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { listNamedEvents } from '../../components/list/named-events.ts';
import type { CatalogOptions } from '../../options.ts';
import { scopeFilters } from '../../api/scope-filters.ts';
import { Section } from '../../components/section/section.tsx';
import { MainCategories, SubCategories } from './sub-categories.tsx';

interface AllCategoriesQueries extends PageQueries, FilteredQueries {
  mainCategories: ReturnType<typeof identityListQuery>;
  subCategories: ReturnType<typeof identityListQuery>;
}

function AllCategories({ offer, queries }: { offer: ListOffer; queries: AllCategoriesQueries }) {
  const text = useText('catalog');
  const toView = useIdentityViews();
  const { data: mains } = useQuery(queries.mainCategories);
  const label = text('entity.all');
  return (
    <div className={styles.page}>
      <PageHead title={text('entity.categories')} />
      <div className={styles.stack}>
        <Section name="mains">
          <MainCategories query={queries.mainCategories} />
        </Section>
        <Section name="parts">
          <SubCategories
            query={queries.subCategories}
            mainId={allCategories}
            heading={text('entity.allParts')}
            getParentTitle={({ parents: [mainCategoryId] }) => {
              const mainCategory = mains?.entries.find(({ id }) => id === mainCategoryId);
              return mainCategory && toView(mainCategory).title;
            }}
          />
        </Section>
        <div>
          <ShelfHead heading={label} />
          <FilteredList offer={offer} queries={queries} variant="grid" empty="list" label={label} />
        </div>
      </div>
    </div>
  );
}

/**
 * /category/all/: the main category `all` (specification, section 7), with the site's leagues, categories,
 * sub-categories and events.
 */
export const allCategoriesPage = (options: CatalogOptions): PageModule => {
  // Without `identities.type`, the list contains the events of all main categories.
  const offer: ListOffer = {
    call: 'events',
    params: { filters: scopeFilters(options.home.scope) },
    filters: getAllFilters(options),
  };
  return definePage({
    queries(context, readKnownData): AllCategoriesQueries {
      const { api, content } = context;
      return {
        mainCategories: identityListQuery(api, { type: 'identity', scope: content.scope }),
        subCategories: identityListQuery(api, { type: 'identity_item', scope: content.scope }),
        ...createFilteredQueries(offer, context, readKnownData),
      };
    },
    Page: ({ queries }) => <AllCategories offer={offer} queries={queries} />,
    meta(context, { filteredList }) {
      const text = context.texts('catalog');
      const name = text('entity.categories');
      return {
        title: name,
        description: text('entity.description.category', { name }),
        lists: listNamedEvents(filteredList?.pages[0], context),
      };
    },
  });
};
