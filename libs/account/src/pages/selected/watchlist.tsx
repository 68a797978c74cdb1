import { useApi } from '@touchline/api-client';
import {
  EventCard,
  type EventView,
  MaskAllScores,
  revealsByAppearance,
  useEventList,
  useSavedList,
} from '@touchline/content';
import { useWrite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { IconButton, IconX, VisuallyHidden } from '@touchline/ui-kit';
import { type MouseEvent, useState } from 'react';
import { useRestoredFocus } from '../../components/use-restored-focus.ts';
import { SelectedEmpty } from '../../components/selected/selected-empty.tsx';
import { SelectedList } from './selected-list.tsx';
import styles from './selected-page.module.css';
import { watchlist, watchlistMutation } from '../../api/watchlist-mutation.ts';
import { watchlistQuery } from '../../api/watchlist-query.ts';

/** Ignores the second press of a double press: it would hit the card that replaces the removed one. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The viewer's watchlist; a removed entry disappears at once. It hides the results of matches that the viewer has not
 * seen to their end.
 * @param viewer the viewer's id
 */
export function Watchlist({ viewer }: { viewer: string }) {
  const text = useText('account');
  const api = useApi();
  const { clock } = useLocale();
  const eventList = useEventList(watchlistQuery(api, viewer, clock.read));
  const { isSaved } = useSavedList(watchlist);
  const views = eventList.views?.filter(({ id }) => isSaved(id) !== false);
  const write = useWrite();
  const [announcement, announce] = useState('');
  const focus = useRestoredFocus<HTMLDivElement>(views?.length ?? 0);

  async function removeFromList({ id, safeTitle: title }: EventView): Promise<void> {
    announce('');
    const { kind } = await write(watchlistMutation(api, viewer, title), { id, isSaved: false });
    if (kind === 'written') announce(text('selected.videos.removed'));
  }

  return (
    <div {...focus.props} className={styles.list} onClickCapture={ignoreDoubleClick}>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <SelectedList
        eventList={eventList}
        views={views}
        label={text('selected.videos.title')}
        empty={<SelectedEmpty kind="videos" />}
        renderCard={(view) => (
          <MaskAllScores key={view.id} value={revealsByAppearance(view)}>
            <EventCard
              view={view}
              level={2}
              action={
                <IconButton
                  label={text('selected.videos.remove', { title: view.safeTitle })}
                  onClick={() => void removeFromList(view)}
                >
                  <IconX />
                </IconButton>
              }
            />
          </MaskAllScores>
        )}
      />
    </div>
  );
}
