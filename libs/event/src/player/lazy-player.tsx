import type { PlayerProps } from '@touchline/player';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, IconRefreshCw, IconWifiOff, Spinner } from '@touchline/ui-kit';
import { createElement, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { miniStore } from '../mini/mini-store.ts';
import { StageNotice } from '../stage/stage-notice.tsx';
import { nothingYet, playerCode, startStream } from './load-player.ts';
import styles from './player.module.css';

/** The player's code did not come: offline, or a build that is gone. Loading the page again brings the one that is there. */
function PlayerMissing({ failure }: { failure: unknown }) {
  const text = useText('event');
  const telemetry = useTelemetry();
  useEffect(() => telemetry.error(failure, { section: 'player' }), [failure, telemetry]);
  return (
    <div className={styles.missing}>
      <StageNotice
        icon={<IconWifiOff size="l" />}
        title={text('stage.error.title')}
        alert
        action={
          <Button variant="brand" icon={<IconRefreshCw />} onClick={() => window.location.reload()}>
            {text('stage.error.retry')}
          </Button>
        }
      >
        {text('stage.error.text')}
      </StageNotice>
    </div>
  );
}

/** What stands on the stage until the player is there. */
export function PlayerToCome() {
  return (
    <span className={styles.loading}>
      <Spinner size="l" />
    </span>
  );
}

/**
 * The player, its code loaded when it is first needed: the server and the first paint show the stage's picture. The stream
 * starts with the code, not after it.
 */
export function LazyPlayer(props: PlayerProps) {
  // In the first render rather than in an effect: hydration of the rest of the page need not come first.
  useState(() => startStream(props.address, props));
  const { Player, failure } = useSyncExternalStore(playerCode.subscribe, playerCode.get, () => nothingYet);
  useLayoutEffect(() => {
    // Its player has taken what went on elsewhere; anything else ends.
    if (Player) miniStore.end();
  }, [Player]);
  if (failure !== undefined) return <PlayerMissing failure={failure} />;
  if (Player) return createElement(Player, props);
  return <PlayerToCome />;
}
