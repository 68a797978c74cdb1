import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { aimVideo, readAnimationSeconds } from './aim-video.ts';
import { CameraControls } from './camera-controls.tsx';
import { createCamera } from './camera.ts';
import styles from './panorama.module.css';
import { useCamera } from './use-camera.ts';
import { useGestures, useWheel } from './use-gestures.ts';
import { fillZoom } from './view.ts';
import { watchPlay } from './watch-play.ts';

export interface PanoramaProps {
  /** The element that contains the video. */
  player: RefObject<HTMLElement | null>;
  /** Whether the controls are usable. The camera keeps its view while they are hidden. */
  isShown: boolean;
  /** A press on the picture without a movement. */
  onTap: (event: PointerEvent<HTMLElement>) => void;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The virtual camera over a panorama: moves the video under the player area, automatically or for the viewer. */
export function Panorama({ player, isShown, onTap }: PanoramaProps) {
  const [camera] = useState(() => createCamera(prefersReducedMotion, readAnimationSeconds));
  const surface = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLCanvasElement>(null);
  const frameRef = useRef<HTMLSpanElement>(null);
  const gestures = useGestures({ camera, onTap });
  useWheel(surface, camera);
  // A vertical swipe scrolls the page until a zoom leaves hidden picture above or below.
  const isZoomedIn = useCamera(camera, ({ scene, view }) => scene !== null && view.zoom > fillZoom(scene) * 1.01);

  useEffect(() => {
    const video = player.current?.querySelector('video');
    if (!video || !surface.current || !map.current || !frameRef.current) return undefined;
    const aimedElements = { video, surface: surface.current, map: map.current, frameElement: frameRef.current };
    const stopAiming = aimVideo(aimedElements, camera);
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
        data-away={!isShown || undefined}
        data-close={isZoomedIn || undefined}
        {...gestures}
      />
      <CameraControls camera={camera} map={map} frameRef={frameRef} isShown={isShown} />
    </>
  );
}
