import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { type RefCallback, useCallback, useState } from 'react';
import { IconGoal, IconHand, IconSquare, IconStar } from '../icons.ts';
import { usePlayer } from '../player-context.ts';
import type { TimeSpan } from '../../engine/engine.ts';
import { groupMarkers, type MarkerGroup } from './group-markers.ts';
import { getFraction, toPercent } from './fraction.ts';
import { leadInto, type Marker, type MarkerLayer } from './marker.ts';
import { nameGroup } from './name-group.ts';
import { SeekTip } from './seek-tip.tsx';
import styles from './marker-layers.module.css';

/** Measures an element. @returns its ref, and its width in pixels; 0 without layout */
function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    setWidth(element.clientWidth);
    const resizeObserver = new ResizeObserver(() => setWidth(element.clientWidth));
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, []);
  return [ref, width];
}

const pinIcons = { goal: IconGoal, card: IconSquare, save: IconHand, moment: IconStar };

type PinKind = keyof typeof pinIcons;
type PinMarker = Marker & { kind: PinKind };

const isPin = (marker: Marker): marker is PinMarker => marker.kind in pinIcons;

/** Side of a touch target, in pixels: closer pins become a single pin. */
const touchTargetPx = 24;

/** The moments at one position, with a name that lists them. */
interface Pin {
  /** The id, which does not change when the page passes the same moments again. */
  id: string;
  group: MarkerGroup<PinMarker>;
  label: string;
}

interface PinButtonProps {
  pin: Pin;
  range: TimeSpan;
  onPoint: (isPointed: boolean) => void;
}

/**
 * A button for a moment of the match, or for several that are too close to each other. A press seeks to the first
 * moment.
 */
function PinButton({ pin: { group, label }, range, onPoint }: PinButtonProps) {
  const { request } = usePlayer();
  const [firstMarker] = group;
  const { kind } = firstMarker;
  const Icon = pinIcons[kind];
  return (
    <button
      type="button"
      className={styles.pin}
      data-kind={group.every((marker) => marker.kind === kind) ? kind : 'moment'}
      aria-label={label}
      onClick={() => request({ type: 'seek', time: Math.max(range.start, leadInto(firstMarker)) })}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      {group.length > 1 ? <span className={styles.count} data-count={group.length} /> : <Icon size="s" />}
    </button>
  );
}

interface MarkerLayersProps {
  /** In media seconds. */
  layers: readonly MarkerLayer[];
  range: TimeSpan;
}

/**
 * The features' markers on the seek bar: moments as pins, starts of periods as ticks, stretches as bands. Markers
 * outside the range are left out, and moments of a layer that would overlap share one pin.
 */
export function MarkerLayers({ layers, range }: MarkerLayersProps) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [bar, width] = useWidth();
  const formats = useFormats();
  const t = useText('player');
  if (range.end <= range.start) return null;
  const isWithin = ({ start, end = start }: Marker): boolean => end >= range.start && start <= range.end;
  const getStyle = ({ start, end, color }: Marker) => ({
    '--x': toPercent(getFraction(start, range)),
    '--to': toPercent(getFraction(end ?? start, range)),
    '--marker': color,
  });
  const renderBand = (marker: Marker) =>
    marker.end !== undefined && (
      <span key={marker.id} className={styles.band} style={getStyle(marker)} data-kind={marker.kind} />
    );
  const renderPin = (pin: Pin) => {
    const { id, group } = pin;
    const [firstMarker] = group;
    const color = group.every((marker) => marker.color === firstMarker.color) ? firstMarker.color : undefined;
    return (
      <li
        key={firstMarker.id}
        className={styles.marker}
        style={{ ...getStyle(firstMarker), '--marker': color }}
        data-hot={id === pointedId || undefined}
      >
        {group.map(renderBand)}
        <PinButton pin={pin} range={range} onPoint={(isPointed) => setPointedId(isPointed ? id : null)} />
      </li>
    );
  };
  const renderOtherMarker = (marker: Marker) => (
    <li key={marker.id} className={styles.marker} style={getStyle(marker)}>
      {renderBand(marker)}
      {marker.kind === 'period' && <span className={styles.tick} />}
      <VisuallyHidden>{marker.label}</VisuallyHidden>
    </li>
  );
  const shownLayers = layers.map(({ id, label, markers }) => {
    const visible = markers.filter(isWithin);
    const groups = groupMarkers(visible.filter(isPin), { range, width, distance: touchTargetPx });
    const pins = groups.map((group): Pin => {
      const labels = group.map((marker) => marker.label);
      return { id: `${id} ${group[0].id}`, group, label: nameGroup(labels, label, formats, t) };
    });
    return { id, label, visible, pins };
  });
  // A removed pin fires no pointer event, so its tip is removed here.
  const pointedPin = shownLayers.flatMap(({ pins }) => pins).find(({ id }) => id === pointedId);
  return (
    <div ref={bar}>
      {shownLayers.map(
        ({ id, label, visible, pins }) =>
          visible.length > 0 && (
            <ul key={id} className={styles.list} aria-label={label}>
              {visible.map((marker) => {
                if (!isPin(marker)) return renderOtherMarker(marker);
                const pin = pins.find(({ group: [firstMarker] }) => firstMarker === marker);
                return pin && renderPin(pin);
              })}
            </ul>
          ),
      )}
      {pointedPin && (
        <SeekTip
          time={pointedPin.group[0].start}
          x={getFraction(pointedPin.group[0].start, range)}
          label={pointedPin.label}
          detail={pointedPin.group.length === 1 ? pointedPin.group[0].detail : undefined}
        />
      )}
    </div>
  );
}
