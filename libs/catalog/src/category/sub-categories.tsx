import { useQuery } from '@tanstack/react-query';
import { IdentityCard, type identityListQuery, subCategoryPath, useIdentityViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { EntityCards } from '../entity/entity-cards.tsx';

export interface SubCategoriesProps {
  query: ReturnType<typeof identityListQuery>;
  mainId: string;
}

/** The sub-categories of a category, in the order they have there. None, nothing; failed, it offers Retry. */
export function SubCategories({ query, mainId }: SubCategoriesProps) {
  const text = useText('catalog');
  const toView = useIdentityViews();
  return (
    <EntityCards
      heading={text('entity.parts')}
      headed
      query={useQuery(query)}
      places={4}
      renderCard={(wire) => (
        <IdentityCard
          identity={{ ...toView(wire), sport: undefined }}
          render={(card) => <Link to={subCategoryPath(mainId, wire.id)} {...card} />}
        />
      )}
    />
  );
}
