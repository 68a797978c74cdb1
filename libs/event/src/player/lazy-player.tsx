import type { PlayerProps } from '@touchline/player';
import { Spinner } from '@touchline/ui-kit';
import { createElement, useState, useSyncExternalStore } from 'react';
import { nothingYet, playerCode, startStream } from './load-player.ts';
import styles from './player.module.css';

/**
 * The player, its code loaded when it is first needed: the server and the first paint show the stage's picture. The stream
 * starts with the code, not after it. A download that fails is thrown: the shell knows what a missing chunk means.
 */
export function LazyPlayer(props: PlayerProps) {
  // In the first render rather than in an effect: hydration of the rest of the page need not come first.
  useState(() => startStream(props.address));
  const { Player, failure } = useSyncExternalStore(playerCode.subscribe, playerCode.get, () => nothingYet);
  if (failure !== undefined) throw failure;
  if (Player) return createElement(Player, props);
  return (
    <span className={styles.loading}>
      <Spinner size="l" />
    </span>
  );
}
