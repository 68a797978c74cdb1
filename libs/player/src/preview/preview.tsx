import { useEffect, useRef } from 'react';
import type { TimeSpan } from '../engine/engine.ts';
import { type Footage, playInLoop } from './footage.ts';
import styles from './preview.module.css';

export interface PreviewProps {
  /** Null while the stream loads. The component has the same size then. */
  footage: Footage | null;
  /** The match seconds that play in a loop. */
  stretch: TimeSpan;
  /** The match second whose picture is shown while the preview is paused. */
  at: number;
  playing: boolean;
  /** Gets the match second of each frame. Must be stable. */
  onFrame: (second: number) => void;
}

/** A stretch of a match in a small preview without controls: a still picture, or a repeated stretch with sound. */
export function Preview({ footage, stretch, at, playing, onFrame }: PreviewProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const latestSpan = useRef(stretch);
  useEffect(() => {
    latestSpan.current = stretch;
  });
  useEffect(() => {
    const { video } = footage ?? {};
    if (!video) return undefined;
    hostRef.current?.append(video);
    return () => video.remove();
  }, [footage]);
  useEffect(() => {
    if (!footage || !playing) return undefined;
    return playInLoop(footage, () => latestSpan.current, onFrame);
  }, [footage, playing, onFrame]);
  useEffect(() => {
    if (footage && !playing) void footage.show(at);
  }, [footage, playing, at]);
  return <div ref={hostRef} className={styles.preview} aria-hidden="true" />;
}
