import {
  createAddressResolver,
  Banners,
  categoryPath,
  IdentityHead,
  identityListQuery,
  identityPath,
  identityQuery,
  isOfSite,
  toIdentityView,
  useIdentityViews,
} from '@touchline/content';
import {
  definePage,
  needed,
  type Needed,
  type PageModule,
  type PageProps,
  type PageQueries,
} from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ShelfHead } from '@touchline/ui-kit';
import { getBannerMeta } from '../../components/entity/banner-meta.ts';
import { categoryFilters } from '../../api/filters/tab-filters.ts';
import { allCategories, createMainSubject } from '../../api/subject.ts';
import styles from '../../components/entity/entity-page.module.css';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { FilteredList } from '../../components/filters/filtered-list.tsx';
import { listNamedEvents } from '../../components/list/named-events.ts';
import { Section } from '../../components/section/section.tsx';
import { SubCategories } from './sub-categories.tsx';

interface CategoryQueries extends PageQueries, FilteredQueries {
  category: ReturnType<typeof identityQuery> & Needed;
  subCategories: ReturnType<typeof identityListQuery>;
}

const getOffer = (id: string): ListOffer => ({
  call: 'events',
  params: { filters: createMainSubject(id) },
  filters: categoryFilters,
});

function Category({ data, queries }: PageProps<CategoryQueries>) {
  const text = useText('catalog');
  const category = useIdentityViews()(data.category);
  const label = text('entity.all');
  return (
    <div className={styles.page}>
      <IdentityHead
        identity={category}
        parent={{ to: categoryPath(allCategories), title: text('entity.categories') }}
      />
      <div className={styles.stack}>
        <Section name="parts">
          <SubCategories query={queries.subCategories} mainId={category.id} heading={text('entity.parts')} />
        </Section>
        <Banners banners={category.banners} />
        <div>
          <ShelfHead heading={label} />
          <FilteredList offer={getOffer(category.id)} queries={queries} variant="grid" empty="list" label={label} />
        </div>
      </div>
    </div>
  );
}

/** /category/{mainId}/: a main category with its sub-categories and events. A league redirects to its league page. */
export const categoryPage = (): PageModule =>
  definePage({
    queries(context, readKnownData): CategoryQueries {
      const { api, param } = context;
      const id = param('mainId');
      return {
        category: needed(identityQuery(api, id), 'category'),
        subCategories: identityListQuery(api, { type: 'identity_item', parents: [id] }),
        ...createFilteredQueries(getOffer(id), context, readKnownData),
      };
    },
    Page: Category,
    elsewhere({ texts, apiBase, content }, { category }) {
      if (!isOfSite(category, content.scope)) return { missing: 'category' };
      const view = toIdentityView(category, createAddressResolver(apiBase), texts('content'));
      const categoryId = view.kind === 'category' ? undefined : identityPath(view);
      return categoryId === undefined ? undefined : { moved: categoryId };
    },
    meta(context, { category, filteredList }) {
      const { texts, apiBase } = context;
      const text = texts('catalog');
      const { title: name, banner } = toIdentityView(category, createAddressResolver(apiBase), texts('content'));
      return {
        title: name,
        description: text('entity.description.category', { name }),
        above: [{ title: text('entity.categories'), path: categoryPath(allCategories) }],
        lists: listNamedEvents(filteredList?.pages[0], context),
        ...getBannerMeta(banner),
      };
    },
  });
