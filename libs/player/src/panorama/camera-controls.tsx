import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { IconMinus, IconPlus, IconVideo } from '../controls/icons.ts';
import type { Camera } from './camera.ts';
import styles from './panorama.module.css';
import { useCamera } from './use-camera.ts';
import { fillZoom } from './view.ts';

interface CameraControlsProps {
  camera: Camera;
  /** The canvas for the whole frame. */
  map: RefObject<HTMLCanvasElement | null>;
  /** The rectangle on the map that marks its visible part. */
  frameRef: RefObject<HTMLSpanElement | null>;
}

/** A key moves the camera by this share of the player area. */
const stepShare = 0.15;
/** A key or a button zooms by this factor. */
const zoomFactor = 1.3;
/** Milliseconds without a change after which the camera counts as still, also while a pointer holds it. */
const stillAfterMs = 150;

const toggleOperator = (camera: Camera): void =>
  camera.get().operator === 'automatic' ? camera.takeControl() : camera.release();

/** Left and right are those of the picture, also in right-to-left languages. */
const actionsByKey: Readonly<Record<string, (camera: Camera) => unknown>> = {
  ArrowLeft: (camera) => camera.step(-stepShare, 0),
  ArrowRight: (camera) => camera.step(stepShare, 0),
  ArrowUp: (camera) => camera.step(0, -stepShare),
  ArrowDown: (camera) => camera.step(0, stepShare),
  Home: (camera) => camera.lookAt(0, camera.get().view.y),
  End: (camera) => camera.lookAt(1, camera.get().view.y),
  '+': (camera) => camera.zoomBy(zoomFactor),
  '=': (camera) => camera.zoomBy(zoomFactor),
  '-': (camera) => camera.zoomBy(1 / zoomFactor),
  Enter: toggleOperator,
};

/**
 * The map of the frame, which screen readers read and operate like a slider. It announces the direction once the camera
 * is still.
 */
function CameraMap({ camera, map, frameRef }: CameraControlsProps) {
  const t = useText('player');
  const formats = useFormats();
  const [{ across: acrossPercent, zoom }, announceCamera] = useState({ across: 50, zoom: 1 });
  const isAutomatic = useCamera(camera, ({ operator }) => operator === 'automatic');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function readCamera(): void {
      const { scene, view } = camera.get();
      if (!scene) return;
      const next = { across: Math.round(view.x * 100), zoom: Math.round((view.zoom / fillZoom(scene)) * 10) / 10 };
      announceCamera((now) => (now.across === next.across && now.zoom === next.zoom ? now : next));
    }
    const stop = camera.subscribe(() => {
      clearTimeout(timer);
      if (!camera.get().isCameraMoving) timer = setTimeout(readCamera, stillAfterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [camera]);

  function aimAtPointer(event: PointerEvent<HTMLElement>, isImmediate: boolean): void {
    const box = map.current?.getBoundingClientRect();
    if (!box) return;
    camera.lookAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, isImmediate);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const cameraAction = event.altKey || event.ctrlKey || event.metaKey ? undefined : actionsByKey[event.key];
    if (!cameraAction) return;
    // Otherwise the arrows would seek.
    event.preventDefault();
    cameraAction(camera);
  }

  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.map}
      dir="ltr"
      aria-label={t('camera.map')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={acrossPercent}
      aria-valuetext={
        isAutomatic ? t('camera.automaticAt') : t('camera.at', { percent: acrossPercent, zoom: formats.number(zoom) })
      }
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        aimAtPointer(event, false);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && aimAtPointer(event, true)}
    >
      <span className={styles.picture}>
        <canvas ref={map} />
        <span ref={frameRef} className={styles.seen} />
      </span>
    </span>
  );
}

/** Map, zoom buttons, and the button for the automatic camera. */
export function CameraControls({ isShown, ...props }: CameraControlsProps & { isShown: boolean }) {
  const t = useText('player');
  const { camera } = props;
  const isAutomatic = useCamera(camera, ({ operator }) => operator === 'automatic');
  const [message, setMessage] = useState('');
  const [wasAutomatic, setWasAutomatic] = useState(isAutomatic);
  if (wasAutomatic !== isAutomatic) {
    setWasAutomatic(isAutomatic);
    setMessage(t(isAutomatic ? 'camera.follows' : 'camera.yours'));
  }
  return (
    <div className={styles.panel} data-camera="" data-away={!isShown || undefined}>
      <fieldset className={styles.group} aria-label={t('camera.label')}>
        <button
          type="button"
          className={styles.zoom}
          aria-label={t('camera.wider')}
          title={t('camera.wider')}
          onClick={() => camera.zoomBy(1 / zoomFactor)}
        >
          <IconMinus />
        </button>
        <CameraMap {...props} />
        <button
          type="button"
          className={styles.zoom}
          aria-label={t('camera.closer')}
          title={t('camera.closer')}
          onClick={() => camera.zoomBy(zoomFactor)}
        >
          <IconPlus />
        </button>
        <button
          type="button"
          className={styles.automatic}
          aria-pressed={isAutomatic}
          title={t('camera.automatic')}
          onClick={() => toggleOperator(camera)}
        >
          <IconVideo />
          <span className={styles.name}>{t('camera.automatic')}</span>
        </button>
      </fieldset>
      <VisuallyHidden>
        <output aria-live="polite">{message}</output>
      </VisuallyHidden>
    </div>
  );
}
