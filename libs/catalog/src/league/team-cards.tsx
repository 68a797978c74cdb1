import { useQuery } from '@tanstack/react-query';
import { SectionProblem, TeamCard, type teamListQuery, useTeamPath, useTeamViews } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { ShelfHead, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import styles from '../entity/entity-page.module.css';
import { ListEmpty } from '../list/list-empty.tsx';
import { ShelfProblem } from '../section/shelf-problem.tsx';

export interface TeamCardsProps {
  query: ReturnType<typeof teamListQuery>;
  /** One part of several: with a heading, and not there where there are no teams. Otherwise all that is shown. */
  headed?: boolean | undefined;
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Who plays in a league, each with the way to its page where the site has such. */
export function TeamCards({ query, headed = false }: TeamCardsProps) {
  const text = useText('catalog');
  const formats = useFormats();
  const toView = useTeamViews();
  const pathOf = useTeamPath();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const heading = text('entity.tab.teams');
  if (!data && isError) {
    const problem = { busy: isFetching, onRetry: () => void refetch() };
    return headed ? <ShelfProblem heading={heading} {...problem} /> : <SectionProblem wide {...problem} />;
  }
  if (data?.length === 0) return headed ? null : <ListEmpty kind="list" />;
  return (
    <section aria-label={heading}>
      {headed && <ShelfHead heading={heading} count={data && formats.number(data.length)} />}
      <ul className={styles.cards} aria-busy={!data || undefined}>
        {data
          ? data.map((wire) => {
              const to = pathOf(wire.id);
              return (
                <li key={wire.id}>
                  <TeamCard
                    team={{ ...toView(wire), league: undefined }}
                    render={(card) => (to === undefined ? <div {...card} /> : <Link to={to} {...card} />)}
                  />
                </li>
              );
            })
          : places.map((place) => (
              <li key={place}>
                <Skeleton blockSize="76px" radius="m" />
              </li>
            ))}
      </ul>
    </section>
  );
}
