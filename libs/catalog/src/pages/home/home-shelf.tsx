import { useQuery } from '@tanstack/react-query';
import { PersonalAccessContext } from '@touchline/content';
import { memo } from 'react';
import { Section } from '../../components/section/section.tsx';
import { ChannelsShelf } from './channels-shelf.tsx';
import { EventShelf } from './event-shelf.tsx';
import { HighlightsShelf } from './highlights-shelf.tsx';
import { useShelfHead } from './use-shelf-head.tsx';
import type { HomeQueries, ShelfResult } from '../../api/home-queries.ts';

export interface HomeShelfProps extends Pick<HomeQueries, 'programmes'> {
  shelfQuery: HomeQueries['shelves'][number];
  /** The event that the hero shows. */
  heroId: string | undefined;
}

/** One shelf of home in its own section. An update of home does not render the shelves again. */
export const HomeShelf = memo(function HomeShelf(props: HomeShelfProps) {
  return (
    <Section name={props.shelfQuery.id}>
      <LoadedShelf {...props} />
    </Section>
  );
});

/** The shelf in its own layout. It starts with the page's data; if that is missing, the browser loads it. */
function LoadedShelf(props: HomeShelfProps) {
  const shelf = useQuery(props.shelfQuery);
  return (
    <PersonalAccessContext value={shelf.data?.own === true}>
      <ShelfByKind {...props} shelf={shelf} />
    </PersonalAccessContext>
  );
}

function ShelfByKind({ shelfQuery, heroId, programmes, shelf }: HomeShelfProps & { shelf: ShelfResult }) {
  const head = useShelfHead(shelfQuery);
  switch (shelfQuery.kind) {
    case 'highlights':
      return <HighlightsShelf head={head} shelf={shelf} />;
    case 'channels':
      return <ChannelsShelf head={head} shelf={shelf} programmes={programmes} />;
    default:
      return <EventShelf head={head} kind={shelfQuery.kind} heroId={heroId} shelf={shelf} />;
  }
}
