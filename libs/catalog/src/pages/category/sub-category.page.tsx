import { useQuery } from '@tanstack/react-query';
import {
  createAddressResolver,
  Banners,
  categoryPath,
  IdentityHead,
  identityPath,
  identityQuery,
  type IdentityView,
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
import { VisuallyHidden } from '@touchline/ui-kit';
import { useParams } from 'react-router-dom';
import { getBannerMeta } from '../../components/entity/banner-meta.ts';
import { subCategoryFilters } from '../../api/filters/tab-filters.ts';
import { allCategories, createSubCategorySubject } from '../../api/subject.ts';
import styles from '../../components/entity/entity-page.module.css';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { FilteredList } from '../../components/filters/filtered-list.tsx';
import { listNamedEvents } from '../../components/list/named-events.ts';

const getOffer = (mainCategoryId: string, subCategoryId: string): ListOffer => ({
  call: 'events',
  params: { filters: createSubCategorySubject(mainCategoryId, subCategoryId) },
  filters: subCategoryFilters,
});

interface SubCategoryQueries extends PageQueries, FilteredQueries {
  subCategory: ReturnType<typeof identityQuery> & Needed;
  /**
   * The main category of the address; for "all" the first one of the sub-category. The page also renders without it.
   */
  category: ReturnType<typeof identityQuery> | undefined;
}

/** The head with a link to the main category. */
function SubCategoryHead({ view, category }: { view: IdentityView; category: ReturnType<typeof identityQuery> }) {
  const toView = useIdentityViews();
  const mainCategory = useQuery(category).data;
  return (
    <IdentityHead
      identity={view}
      parent={
        mainCategory && {
          to: identityPath(toView(mainCategory)) ?? categoryPath(mainCategory.id),
          title: toView(mainCategory).title,
        }
      }
    />
  );
}

function SubCategory({ data, queries }: PageProps<SubCategoryQueries>) {
  const text = useText('catalog');
  const { mainId = allCategories } = useParams();
  const { category } = queries;
  const view = useIdentityViews()(data.subCategory);
  const label = text('entity.all');
  return (
    <div className={styles.page}>
      {category && mainId !== allCategories ? (
        <SubCategoryHead view={view} category={category} />
      ) : (
        <IdentityHead identity={view} parent={{ to: categoryPath(allCategories), title: text('entity.categories') }} />
      )}
      <div className={styles.stack}>
        <Banners banners={view.banners} />
        <div>
          <VisuallyHidden>
            <h2>{label}</h2>
          </VisuallyHidden>
          <FilteredList offer={getOffer(mainId, view.id)} queries={queries} variant="grid" empty="list" label={label} />
        </div>
      </div>
    </div>
  );
}

/** /category/{mainId}/sub-category/{subId}/: the events of a sub-category, within one of its main categories. */
export const subCategoryPage = (): PageModule =>
  definePage({
    queries(context, readKnownData): SubCategoryQueries {
      const { api, param } = context;
      const [mainId, id] = [param('mainId'), param('subId')];
      const subCategory = identityQuery(api, id);
      const mainCategoryId = mainId === allCategories ? readKnownData(subCategory)?.mainCategories?.[0] : mainId;
      return {
        subCategory: needed(subCategory, 'category'),
        category: mainCategoryId === undefined ? undefined : identityQuery(api, mainCategoryId),
        ...createFilteredQueries(getOffer(mainId, id), context, readKnownData),
      };
    },
    Page: SubCategory,
    elsewhere({ param, content: { scope } }, { subCategory, category }) {
      const mainId = param('mainId');
      const { mainCategories: parents } = subCategory;
      const isInCategory = mainId === allCategories || !parents?.length || parents.includes(mainId);
      const isInScope = isOfSite(subCategory, scope, category) && (!category || isOfSite(category, scope));
      return isInCategory && isInScope ? undefined : { missing: 'category' };
    },
    meta(context, { subCategory, category, filteredList }) {
      const { texts, apiBase } = context;
      const text = texts('catalog');
      const address = createAddressResolver(apiBase);
      const { title: name, banner } = toIdentityView(subCategory, address, texts('content'));
      const mainCategory = category && toIdentityView(category, address, texts('content'));
      const isWithinAll = context.param('mainId') === allCategories;
      return {
        title: mainCategory === undefined ? name : text('entity.titleOf', { name, part: mainCategory.title }),
        description: text('entity.description.category', { name }),
        above: [
          ...(mainCategory?.kind === 'league' && !isWithinAll
            ? []
            : [{ title: text('entity.categories'), path: categoryPath(allCategories) }]),
          ...(mainCategory && !isWithinAll
            ? [{ title: mainCategory.title, path: identityPath(mainCategory) ?? categoryPath(mainCategory.id) }]
            : []),
        ],
        lists: listNamedEvents(filteredList?.pages[0], context),
        ...getBannerMeta(banner),
      };
    },
  });
