import { useLocale } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import { createEngine as usualEngine } from '../engine/create-engine.ts';
import type { Thumbnail, TimeSpan } from '../engine/engine.ts';
import { drawStill, type Footage, openFootage, type Still } from './footage.ts';
import { getTileStyle } from '../controls/timeline/tile-style.ts';
import styles from './preview.module.css';
import type { FootageSource } from './use-footage.ts';

export interface FilmProps {
  /** The footage that the preview shows; null while it loads. */
  footage: Footage | null;
  /** The stream of the footage. A stream without thumbnails is opened a second time to draw the pictures. */
  source: FootageSource;
  /** Match seconds at the left and the right edge of the film. */
  window: TimeSpan;
  /** The number of pictures. */
  count: number;
}

/** The width of a picture that is drawn from the video, in pixels: sharp on any screen at the strip's size. */
const width = 160;

/** The height of a tile in its cell, in pixels. */
const cellHeight = 65;

/** A tile that fills its cell: a narrower cell shows the middle. */
function Tile({ tile }: { tile: Thumbnail }) {
  return (
    <span
      className={styles.tile}
      style={{
        ...getTileStyle(tile),
        transform: `scale(${cellHeight / tile.height}) translate(-50%, -50%)`,
      }}
    />
  );
}

/**
 * A strip of pictures from a part of the match, hidden from screen readers. A stream without thumbnails is opened a
 * second time, and its pictures are drawn from the video.
 */
export function Film({ footage, source, window, count }: FilmProps) {
  const [stills, setStills] = useState<readonly (Still | null)[]>([]);
  const { clock } = useLocale();
  const { start, end } = window;
  const { address, timelineStart, drm, createEngine = usualEngine } = source;
  useEffect(() => {
    if (!footage) return undefined;
    const seconds = Array.from({ length: count }, (_, index) => start + ((index + 0.5) / count) * (end - start));
    let isUnmounted = false;
    async function fillStills(getPicture: (second: number) => Promise<Still | null>): Promise<void> {
      const found: (Still | null)[] = [];
      for (const second of seconds) {
        if (isUnmounted) return;
        found.push(await getPicture(second));
        if (!isUnmounted) setStills([...found]);
      }
    }
    async function draw(): Promise<void> {
      // A second footage, because the preview's own must stay at the viewer's position.
      const stillFootage = await openFootage({
        address,
        from: start,
        timelineStart,
        now: clock.read,
        drm,
        createEngine,
      });
      if (!stillFootage) return;
      await fillStills(async (frameSeconds) => {
        await stillFootage.show(frameSeconds);
        return drawStill(stillFootage, width);
      });
      stillFootage.destroy();
    }
    void (footage.hasTiles() ? fillStills(footage.tile) : draw());
    return () => {
      isUnmounted = true;
    };
  }, [footage, address, timelineStart, clock, drm, createEngine, start, end, count]);
  return (
    <div className={styles.film} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const shownStill = stills[index];
        return (
          <span key={index} className={styles.cell}>
            {shownStill?.kind === 'tile' && <Tile tile={shownStill.tile} />}
            {shownStill?.kind === 'drawn' && <img src={shownStill.url} alt="" />}
          </span>
        );
      })}
    </div>
  );
}
