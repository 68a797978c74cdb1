import { useQuery } from '@tanstack/react-query';
import { EntityAction, TeamCard, type teamListQuery, useTeamPath, useTeamViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { EntityCards } from '../../components/entity/entity-cards.tsx';
import { ListEmpty } from '../../components/list/list-empty.tsx';

export interface TeamCardsProps {
  query: ReturnType<typeof teamListQuery>;
  /**
   * True if the page has other parts. The cards then have a heading, and are left out without teams. Otherwise they
   * are the whole page.
   */
  hasHeading?: boolean | undefined;
}

/** The teams of a league, each linked to its page if the site has team pages. */
export function TeamCards({ query, hasHeading = false }: TeamCardsProps) {
  const text = useText('catalog');
  const toView = useTeamViews();
  const getPath = useTeamPath();
  return (
    <EntityCards
      heading={text('entity.tab.teams')}
      hasHeading={hasHeading}
      query={useQuery(query)}
      skeletonCount={8}
      empty={<ListEmpty kind="list" />}
      renderCard={(wire) => {
        const teamPath = getPath(wire.id);
        const team = { ...toView(wire), league: undefined };
        return (
          <EntityAction kind="team" id={team.id} name={team.name}>
            <TeamCard
              team={team}
              render={(card) => (teamPath === undefined ? <div {...card} /> : <Link to={teamPath} {...card} />)}
            />
          </EntityAction>
        );
      }}
    />
  );
}
