import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { aimVideo, pictureClock } from './aim-video.ts';
import { CameraControls } from './camera-controls.tsx';
import { createCamera } from './camera.ts';
import styles from './panorama.module.css';
import { useCamera } from './use-camera.ts';
import { useGestures, useWheel } from './use-gestures.ts';
import { fillZoom } from './view.ts';
import { watchPlay } from './watch-play.ts';

export interface PanoramaProps {
  /** What the video stands in. */
  player: RefObject<HTMLElement | null>;
  /** Whether there is something to operate; what is seen stays as it is meanwhile. */
  shown: boolean;
  /** A press on the picture that moves nothing. */
  onTap: (event: PointerEvent<HTMLElement>) => void;
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The virtual camera over a panorama: moves the video under the stage, by itself or as the viewer does. */
export function Panorama({ player, shown, onTap }: PanoramaProps) {
  const [camera] = useState(() => createCamera(isCalm, pictureClock));
  const surface = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLCanvasElement>(null);
  const seen = useRef<HTMLSpanElement>(null);
  const gestures = useGestures({ camera, onTap });
  useWheel(surface, camera);
  // Up and down scroll the page until there is something to see there.
  const isClose = useCamera(camera, ({ scene, view }) => scene !== null && view.zoom > fillZoom(scene) * 1.01);

  useEffect(() => {
    const video = player.current?.querySelector('video');
    if (!video || !surface.current || !map.current || !seen.current) return undefined;
    const aimed = { video, surface: surface.current, map: map.current, seen: seen.current };
    const stopAiming = aimVideo(aimed, camera);
    const stopWatching = watchPlay(video, map.current, camera.follow);
    return () => {
      stopWatching();
      stopAiming();
    };
  }, [player, camera]);

  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        data-panorama=""
        data-away={!shown || undefined}
        data-close={isClose || undefined}
        {...gestures}
      />
      <CameraControls camera={camera} map={map} seen={seen} shown={shown} />
    </>
  );
}
