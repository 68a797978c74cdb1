import { useQuery } from '@tanstack/react-query';
import { OwnAccess, useEventViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { PanelProblem } from '../entity/panel.tsx';
import type { ShelfQuery } from '../entity/subject.ts';
import { useStillOn } from '../list/use-still-on.ts';
import { TopMatch } from './top-match.tsx';

/** Matches to come that are asked for: the next one, and those that are next once it has begun. */
export const nextOnes = 3;

/** A team plays one match at a time; a club's page may have two. */
const most = 2;

/** What the team plays now, and its next match. Nothing where there is neither; failed, it offers Retry. */
export function TopMatches({ live, upcoming }: { live: ShelfQuery; upcoming: ShelfQuery }) {
  const text = useText('catalog');
  const toView = useEventViews();
  const now = useQuery(live);
  const next = useQuery(upcoming);
  // What ends before the viewer's eyes shows its result where it stands; what begins becomes live there.
  const playing = useStillOn('live', now.data?.entries) ?? [];
  const toCome = useStillOn('upcoming', next.data?.entries) ?? [];
  if ((now.isError && !now.data) || (next.isError && !next.data)) {
    const retry = () => [now, next].forEach((one) => one.isError && void one.refetch());
    return <PanelProblem heading={text('entity.nextMatch')} busy={now.isFetching || next.isFetching} onRetry={retry} />;
  }
  if (!now.data || !next.data) return <Skeleton blockSize="300px" radius="m" />;
  const begun = toCome.filter(({ id, status }) => status !== 'upcoming' && playing.every((one) => one.id !== id));
  const shown = [...playing, ...begun].slice(0, most);
  const following = toCome.find(({ status }) => status === 'upcoming');
  return (
    <OwnAccess value={now.data.own === true && next.data.own === true}>
      {[...shown, ...(following ? [following] : [])].map((event) => (
        <TopMatch key={event.id} view={toView(event)} />
      ))}
    </OwnAccess>
  );
}
