import type { PlayerProps } from '@touchline/player';
import { Spinner } from '@touchline/ui-kit';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadedPlayer, loadPlayer, startStream } from './load-player.ts';
import styles from './player.module.css';

const never = () => () => undefined;

/**
 * The player, its code loaded when it is first needed: the server and the first paint show the stage's picture. The stream
 * starts with the code, not after it. A download that fails is thrown: the shell knows what a missing chunk means.
 */
export function LazyPlayer(props: PlayerProps) {
  // In the first render rather than in an effect: hydration of the rest of the page need not come first.
  useState(() => startStream(props.address));
  const ready = useSyncExternalStore(never, loadedPlayer, () => undefined);
  const [late, setLate] = useState<{ Player?: ComponentType<PlayerProps>; failure?: unknown }>({});

  useEffect(() => {
    if (ready) return undefined;
    let here = true;
    loadPlayer().then(
      (Player) => here && setLate({ Player }),
      (failure: unknown) => here && setLate({ failure }),
    );
    return () => {
      here = false;
    };
  }, [ready]);

  if (late.failure !== undefined) throw late.failure;
  const Player = ready ?? late.Player;
  if (Player) return <Player {...props} />;
  return (
    <span className={styles.loading}>
      <Spinner size="l" />
    </span>
  );
}
