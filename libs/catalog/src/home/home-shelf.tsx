import { OwnAccess } from '@touchline/content';
import type { Scope, ShelfKind } from '../options.ts';
import { ChannelsShelf } from './channels-shelf.tsx';
import { EventShelf } from './event-shelf.tsx';
import { HighlightsShelf } from './highlights-shelf.tsx';
import { type HomeShelfQuery, useShelf } from './use-shelf.ts';

export interface HomeShelfProps {
  kind: ShelfKind;
  scope: Scope;
  /** The event that the hero shows. */
  heroId: string | undefined;
}

/** One shelf of home, each in its own layout. */
export function HomeShelf(props: HomeShelfProps) {
  const shelf = useShelf(props.kind, props.scope);
  return (
    <OwnAccess value={shelf.data?.own === true}>
      <ShelfOf {...props} shelf={shelf} />
    </OwnAccess>
  );
}

function ShelfOf({ kind, heroId, shelf }: HomeShelfProps & { shelf: HomeShelfQuery }) {
  switch (kind) {
    case 'highlights':
      return <HighlightsShelf shelf={shelf} />;
    case 'channels':
      return <ChannelsShelf shelf={shelf} />;
    default:
      return <EventShelf kind={kind} heroId={heroId} shelf={shelf} />;
  }
}
