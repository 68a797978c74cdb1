import { useQuery } from '@tanstack/react-query';
import { IdentityCard, type identityListQuery, subCategoryPath, useIdentityViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { ShelfHead, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import styles from '../entity/entity-page.module.css';
import { ShelfProblem } from '../section/shelf-problem.tsx';

export interface SubCategoriesProps {
  query: ReturnType<typeof identityListQuery>;
  mainId: string;
}

const places = [1, 2, 3, 4];

/** The sub-categories of a category, in the order they have there. None, nothing; failed, it offers Retry. */
export function SubCategories({ query, mainId }: SubCategoriesProps) {
  const text = useText('catalog');
  const toView = useIdentityViews();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const heading = text('entity.parts');
  if (!data && isError) return <ShelfProblem heading={heading} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  return (
    <section aria-label={heading}>
      <ShelfHead heading={heading} />
      <ul className={styles.cards} aria-busy={!data || undefined}>
        {data
          ? data.map((wire) => (
              <li key={wire.id}>
                <IdentityCard
                  identity={{ ...toView(wire), sport: undefined }}
                  render={(card) => <Link to={subCategoryPath(mainId, wire.id)} {...card} />}
                />
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton blockSize="76px" radius="m" />
              </li>
            ))}
      </ul>
    </section>
  );
}
