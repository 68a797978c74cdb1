import { useQuery } from '@tanstack/react-query';
import { EntityAction, TeamCard, type teamListQuery, useTeamPath, useTeamViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { EntityCards } from '../entity/entity-cards.tsx';
import { ListEmpty } from '../list/list-empty.tsx';

export interface TeamCardsProps {
  query: ReturnType<typeof teamListQuery>;
  /** One part of several: with a heading, and not there where there are no teams. Otherwise all that is shown. */
  headed?: boolean | undefined;
}

/** Who plays in a league, each with the way to its page where the site has such. */
export function TeamCards({ query, headed = false }: TeamCardsProps) {
  const text = useText('catalog');
  const toView = useTeamViews();
  const pathOf = useTeamPath();
  return (
    <EntityCards
      heading={text('entity.tab.teams')}
      headed={headed}
      query={useQuery(query)}
      places={8}
      empty={<ListEmpty kind="list" />}
      renderCard={(wire) => {
        const to = pathOf(wire.id);
        const team = { ...toView(wire), league: undefined };
        return (
          <>
            <TeamCard
              team={team}
              render={(card) => (to === undefined ? <div {...card} /> : <Link to={to} {...card} />)}
            />
            <EntityAction kind="team" id={team.id} name={team.name} />
          </>
        );
      }}
    />
  );
}
