import { OwnAccess } from '@touchline/content';
import type { Scope, ShelfKind } from '../catalog-options.ts';
import { ChannelsShelf } from './channels-shelf.tsx';
import { EventShelf } from './event-shelf.tsx';
import { HighlightsShelf } from './highlights-shelf.tsx';
import { useShelf } from './use-shelf.ts';

export interface HomeShelfProps {
  kind: ShelfKind;
  scope: Scope;
  /** The event that the hero shows. */
  heroId: string | undefined;
}

/** One shelf of home, each in its own layout. */
export function HomeShelf(props: HomeShelfProps) {
  const { data } = useShelf(props.kind, props.scope);
  return (
    <OwnAccess value={data?.own === true}>
      <ShelfOf {...props} />
    </OwnAccess>
  );
}

function ShelfOf({ kind, scope, heroId }: HomeShelfProps) {
  switch (kind) {
    case 'highlights':
      return <HighlightsShelf scope={scope} />;
    case 'channels':
      return <ChannelsShelf scope={scope} />;
    default:
      return <EventShelf kind={kind} scope={scope} heroId={heroId} />;
  }
}
