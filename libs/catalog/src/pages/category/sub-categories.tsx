import { useQuery } from '@tanstack/react-query';
import {
  EntityAction,
  IdentityCard,
  type identityListQuery,
  identityPath,
  type IdentityView,
  subCategoryPath,
  useIdentityViews,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { EntityCards } from '../../components/entity/entity-cards.tsx';

interface IdentityCardsProps {
  query: ReturnType<typeof identityListQuery>;
  heading: string;
  getPath: (identity: IdentityView) => string;
  /** The title of a card's main category, for a page on which several cards may have the same name. */
  getParentTitle?: ((identity: IdentityView) => string | undefined) | undefined;
}

/**
 * Cards of leagues and categories, or of sub-categories, each linked to its page. Left out if empty; after a failure
 * they offer Retry.
 */
function IdentityCards({ query, heading, getPath, getParentTitle }: IdentityCardsProps) {
  const toView = useIdentityViews();
  return (
    <EntityCards
      heading={heading}
      hasHeading
      query={useQuery(query)}
      skeletonCount={4}
      renderCard={(identity) => {
        const view = toView(identity);
        return (
          <EntityAction kind={view.kind} id={view.id} name={view.title}>
            <IdentityCard
              identity={view.kind === 'subcategory' ? { ...view, sport: undefined } : view}
              parentTitle={getParentTitle?.(view)}
              render={(card) => <Link to={getPath(view)} {...card} />}
            />
          </EntityAction>
        );
      }}
    />
  );
}

/** The sub-categories of a category in the operator's order; for "all" those of the whole site. */
export function SubCategories({ mainId, ...cards }: Omit<IdentityCardsProps, 'getPath'> & { mainId: string }) {
  return <IdentityCards {...cards} getPath={({ id }) => subCategoryPath(mainId, id)} />;
}

/** The leagues and main categories of the site. */
export function MainCategories({ query }: Pick<IdentityCardsProps, 'query'>) {
  const text = useText('catalog');
  return (
    <IdentityCards query={query} heading={text('entity.mains')} getPath={(identity) => identityPath(identity) ?? '/'} />
  );
}
