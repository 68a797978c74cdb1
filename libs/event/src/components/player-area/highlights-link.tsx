import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { clipListQuery, eventPath, type EventView, useEventViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconPlay } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { createHighlightParams } from '../../api/highlight-params.pages.ts';
import { useSecondaryQuery } from '../../state/use-secondary.ts';
import { isPlayable } from '../next/is-playable.ts';

/** Links a locked match to its first highlight that the viewer may watch. Renders nothing without such a highlight. */
export function HighlightsLink({ view }: { view: Pick<EventView, 'id' | 'matchId'> }) {
  const text = useText('event');
  const toView = useEventViews();
  const { data } = useSecondaryQuery(
    'game highlights',
    view.id,
    useQuery(clipListQuery(useApi(), createHighlightParams(view.matchId, 'game'))),
  );
  const highlight = data?.entries.map(toView).find((clip) => clip.id !== view.id && isPlayable(clip));
  if (!highlight) return null;
  return (
    <ButtonLink
      variant="glass"
      icon={<IconPlay filled />}
      render={(link) => <Link to={eventPath(highlight)} {...link} />}
    >
      {text('stage.highlights')}
    </ButtonLink>
  );
}
