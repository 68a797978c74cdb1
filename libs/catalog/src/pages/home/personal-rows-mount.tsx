import { BelowScreenContext } from '@touchline/content';
import { homePersonalRows, Slot, useIsSlotFilled, useLazySlots, useViewer } from '@touchline/feature-kit';
import { type Ref, Suspense, useEffect, useRef } from 'react';
import styles from './personal-rows-mount.module.css';

/** All personal parts in one Suspense boundary, so that a later part does not move an earlier one. */
function PersonalRows() {
  const endEffect = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let stopObserving: (() => void) | undefined;
    let isOver = false;
    import('./hand-over-reserved-height.ts')
      .then(({ handOverReservedHeight }) => {
        const rowsElement = endEffect.current?.parentElement;
        if (rowsElement && !isOver) stopObserving = handOverReservedHeight(rowsElement);
      })
      // If this code fails to load, the reserved height stays.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stopObserving?.();
    };
  }, []);
  return (
    <>
      <Slot of={homePersonalRows} props={{}} />
      <span ref={endEffect} hidden />
    </>
  );
}

/** The mount below the first screen for personal rows without a reserved height from the previous visit. */
export function PersonalRowsBottomMount({ ref }: { ref: Ref<HTMLDivElement> }) {
  // The browser delays the rendering of shelves far below the screen. Until it renders this mount, the mount would
  // have the estimated height of a shelf.
  return useViewer() && <div ref={ref} style={{ contentVisibility: 'visible', margin: 0 }} />;
}

/**
 * The mount of a viewer's personal parts of home. It takes no space for a visitor. For a viewer it reserves the
 * height of the previous visit from the first paint. The parts render once the session is known.
 */
export function PersonalRowsMount({ bottom: bottomMount }: { bottom: Element | null }) {
  const isFilled = useIsSlotFilled(homePersonalRows);
  const isSignedIn = Boolean(useViewer());
  const isCodeLoaded = useLazySlots(homePersonalRows, isSignedIn);
  if (!isFilled) return null;
  return (
    <div className={styles.own}>
      {isSignedIn && isCodeLoaded && (
        <Suspense>
          <BelowScreenContext value={bottomMount}>
            <PersonalRows />
          </BelowScreenContext>
        </Suspense>
      )}
    </div>
  );
}
