import type { WholeList } from '@touchline/api-client';
import { CutNote, SectionProblem } from '@touchline/content';
import { useFormats } from '@touchline/i18n';
import { ShelfHead, Skeleton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { ShelfProblem } from '../section/shelf-problem.tsx';
import styles from './entity-page.module.css';

export interface EntityCardsProps<Entity extends { id: string }> {
  heading: string;
  /**
   * True if the page has other parts. The cards then have a heading, and are left out if empty. Otherwise they are
   * the whole page.
   */
  hasHeading: boolean;
  /** The query's result. */
  query: { data: WholeList<Entity> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** The number of skeletons. */
  skeletonCount: number;
  /** Replaces an empty list that has no heading. */
  empty?: ReactNode;
  renderCard: (entity: Entity) => ReactNode;
}

/** Teams or sub-categories as cards. After a failure they offer Retry. */
export function EntityCards<Entity extends { id: string }>({
  heading,
  hasHeading,
  query: { data, isError, isFetching, refetch },
  skeletonCount,
  empty,
  renderCard,
}: EntityCardsProps<Entity>) {
  const formats = useFormats();
  if (!data && isError) {
    const retry = () => void refetch();
    return hasHeading ? (
      <ShelfProblem heading={heading} isLoading={isFetching} onRetry={retry} />
    ) : (
      <SectionProblem isWholePage isLoading={isFetching} onRetry={retry} />
    );
  }
  const entities = data?.entries;
  if (entities?.length === 0) return hasHeading ? null : empty;
  return (
    <section aria-label={heading}>
      {hasHeading && <ShelfHead heading={heading} count={entities && formats.number(entities.length)} />}
      <ul className={styles.cards} aria-busy={!entities || undefined}>
        {entities
          ? entities.map((entity) => <li key={entity.id}>{renderCard(entity)}</li>)
          : Array.from({ length: skeletonCount }, (_, index) => (
              <li key={index}>
                <Skeleton blockSize="76px" radius="m" />
              </li>
            ))}
      </ul>
      {data?.isCut && <CutNote count={data.entries.length} />}
    </section>
  );
}
