import { useEffect, useState } from 'react';
import { getTileStyle } from '../controls/timeline/tile-style.ts';
import type { Thumbnail } from '../engine/engine.ts';
import { usePlayerRemote, useRemoteState } from '../remote/use-remote.tsx';
import styles from './still.module.css';

/** Seconds of a live stream after which a missing picture is requested again. */
const retrySeconds = 10;

/**
 * A small picture of the page's video near a second of the match's timeline, hidden from screen readers. Its box is
 * empty until the picture is known. The CSS variable `--still-width` sets its width in pixels, without a unit.
 */
export function Still({ second }: { second: number }) {
  const remote = usePlayerRemote();
  const [found, setFound] = useState<{ second: number; tile: Thumbnail } | null>(null);
  const tile = found?.second === second ? found.tile : null;
  const hasTile = tile !== null;
  const attempt = useRemoteState((state) => {
    if (state === null || hasTile) return null;
    // A live stream does not get its earlier pictures back.
    return second < state.range.start ? -1 : Math.floor(state.range.end / retrySeconds);
  });
  useEffect(() => {
    if (attempt === null) return undefined;
    let isCurrent = true;
    void remote.thumbnail(second).then((thumbnail) => {
      if (isCurrent && thumbnail) setFound({ second, tile: thumbnail });
    });
    return () => {
      isCurrent = false;
    };
  }, [remote, second, attempt]);
  return (
    <span className={styles.still} aria-hidden="true" data-picture={hasTile ? '' : undefined}>
      {tile && <span className={styles.tile} style={{ ...getTileStyle(tile), '--tile-width': tile.width }} />}
    </span>
  );
}
