import { useApi } from '@touchline/api-client';
import { useSession } from '@touchline/auth-session';
import { EventCard, type EventView, useEventList } from '@touchline/content';
import { removeFromWatchlist } from '@touchline/contract';
import { useLocale, useText } from '@touchline/i18n';
import { IconButton, IconX, VisuallyHidden } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { SelectedEmpty } from './selected-empty.tsx';
import { SelectedList } from './selected-list.tsx';
import styles from './selected-page.module.css';
import { useRemoval } from './use-removal.ts';
import { watchlistQuery } from './watchlist-query.ts';

/** The viewer's watchlist; what he takes off leaves at once. @param viewer his id */
export function Watchlist({ viewer }: { viewer: string }) {
  const text = useText('account');
  const api = useApi();
  const session = useSession();
  const { clock } = useLocale();
  const query = watchlistQuery(api, viewer, clock.read);
  const list = useEventList(query);
  const { gone, remove } = useRemoval(query.queryKey);
  const [told, tell] = useState('');
  const region = useRef<HTMLDivElement>(null);

  async function takeOff({ id }: EventView): Promise<void> {
    // The button goes with its card; whoever uses the keyboard stays with the list.
    region.current?.focus();
    tell('');
    const known = session.state().selected.includes(id);
    const call = () => (known ? session.toggleSelected(id) : api.call(removeFromWatchlist, { body: { video_id: id } }));
    if (await remove(id, call)) tell(text('selected.videos.removed'));
  }

  return (
    <div ref={region} tabIndex={-1} className={styles.list}>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
      <SelectedList
        list={list}
        views={list.views?.filter(({ id }) => !gone.has(id))}
        label={text('selected.videos.title')}
        empty={<SelectedEmpty kind="videos" />}
        renderCard={(view) => (
          <EventCard
            key={view.id}
            view={view}
            level={2}
            action={
              <IconButton
                label={text('selected.videos.remove', { title: view.safeTitle })}
                onClick={() => void takeOff(view)}
              >
                <IconX />
              </IconButton>
            }
          />
        )}
      />
    </div>
  );
}
