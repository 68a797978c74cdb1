import { useEffect, useState } from 'react';
import { usePlayer, usePlayerState } from '../player-context.ts';
import type { Thumbnail } from '../../engine/engine.ts';
import { toPercent } from './fraction.ts';
import { getTileStyle } from './tile-style.ts';
import styles from './seek-bar.module.css';

interface SeekTipProps {
  /** Media seconds. */
  time: number;
  /** The position on the timeline, from 0 to 1. */
  x: number;
  label: string;
  /** A second, less prominent line. */
  detail?: string | undefined;
}

/** The thumbnail near a time; null while it loads or for a stream without thumbnails. */
function useThumbnail(time: number): Thumbnail | null {
  const { thumbnail } = usePlayer();
  const isOffered = usePlayerState((state) => state.hasThumbnails);
  const [tile, setTile] = useState<Thumbnail | null>(null);
  const second = Math.round(time);
  useEffect(() => {
    if (!isOffered) return;
    let isCurrent = true;
    void thumbnail(second).then((found) => isCurrent && setTile(found));
    return () => {
      isCurrent = false;
    };
  }, [isOffered, second, thumbnail]);
  return tile;
}

/** The tip above the pointer: a thumbnail with its time. */
export function SeekTip({ time, x, label, detail }: SeekTipProps) {
  const tile = useThumbnail(time);
  return (
    <span className={styles.tip} data-tip="" style={{ '--x': toPercent(x) }} data-picture={tile ? '' : undefined}>
      {tile && (
        <span className={styles.picture} style={{ '--tile-width': tile.width, '--tile-height': tile.height }}>
          <span className={styles.tile} style={getTileStyle(tile)} />
        </span>
      )}
      <span className={styles.tipText}>
        <b>{label}</b>
        {detail !== undefined && <span>{detail}</span>}
      </span>
    </span>
  );
}
