import { OwnBelow } from '@touchline/content';
import { homeOwn, Slot, useFilled, useLaterFills, useViewer } from '@touchline/feature-kit';
import { type Ref, Suspense, useEffect, useRef } from 'react';
import styles from './own-place.module.css';

/** All own parts, suspended together, so that a later part does not move an earlier one. */
function Own() {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./hold-room.ts')
      .then(({ holdRoom }) => {
        const place = end.current?.parentElement;
        if (place && !isOver) stop = holdRoom(place);
      })
      // Without this code the reserved height stays as it is.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return (
    <>
      <Slot of={homeOwn} props={{}} />
      <span ref={end} hidden />
    </>
  );
}

/** The place below the first screen for own parts that had no room on home last time. */
export function BelowPlace({ ref }: { ref: Ref<HTMLDivElement> }) {
  // Shelves far below are drawn late, and an undrawn place would take the room of a shelf.
  return useViewer() && <div ref={ref} style={{ contentVisibility: 'visible', margin: 0 }} />;
}

/**
 * The place for a viewer's own parts of home. It takes no room for a visitor. For a viewer it reserves the height of the parts of last time
 * from the first paint; the parts render after sign-in is known.
 */
export function OwnPlace({ below }: { below: Element | null }) {
  const isFilled = useFilled(homeOwn);
  const isViewers = Boolean(useViewer());
  const isThere = useLaterFills(homeOwn, isViewers);
  if (!isFilled) return null;
  return (
    <div className={styles.own}>
      {isViewers && isThere && (
        <Suspense>
          <OwnBelow value={below}>
            <Own />
          </OwnBelow>
        </Suspense>
      )}
    </div>
  );
}
