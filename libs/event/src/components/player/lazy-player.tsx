import type { PlayerProps } from '@touchline/player';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, IconRefreshCw, IconWifiOff, Spinner } from '@touchline/ui-kit';
import { createElement, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { miniStore } from '../../state/tab-video/mini-store.ts';
import { PlayerAreaNotice } from '../player-area/player-area-notice.tsx';
import { initialCode, playerCode, prefetchStream } from './load-player.ts';
import styles from './player.module.css';

/**
 * The message when the player's code failed to load: the browser is offline, or the server has a newer build. A reload
 * loads the current build.
 */
function PlayerMissing({ failure }: { failure: unknown }) {
  const text = useText('event');
  const telemetry = useTelemetry();
  useEffect(() => telemetry.error(failure, { section: 'player' }), [failure, telemetry]);
  return (
    <div className={styles.missing}>
      <PlayerAreaNotice
        icon={<IconWifiOff size="l" />}
        title={text('stage.error.title')}
        isAlert
        action={
          <Button variant="brand" icon={<IconRefreshCw />} onClick={() => window.location.reload()}>
            {text('stage.error.retry')}
          </Button>
        }
      >
        {text('stage.error.text')}
      </PlayerAreaNotice>
    </div>
  );
}

/** The spinner in the player area until the player's code is loaded. The server's HTML contains its text, too. */
export function PlayerSkeleton() {
  const text = useText('event');
  return (
    <span className={styles.loading}>
      <Spinner size="l" />
      <span className={styles.wait}>{text('stage.loading')}</span>
    </span>
  );
}

/**
 * The player, whose code loads on first use: the server and the first paint show the player area's picture. The stream
 * loads at the same time as the code.
 */
export function LazyPlayer(props: PlayerProps) {
  // Initial state runs in the first render. An effect would wait until the rest of the page is hydrated.
  useState(() => prefetchStream(props.address, props));
  const { Player, failure } = useSyncExternalStore(playerCode.subscribe, playerCode.get, () => initialCode);
  useLayoutEffect(() => {
    // The new player has taken over the mini player's playback; a playback of another video ends.
    if (Player) miniStore.end();
  }, [Player]);
  if (failure !== undefined) return <PlayerMissing failure={failure} />;
  if (Player) return createElement(Player, props);
  return <PlayerSkeleton />;
}
