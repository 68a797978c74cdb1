import { BelowScreenContext } from '@touchline/content';
import { homePersonalRows, Slot, useIsSlotFilled, useLazySlots, useViewer } from '@touchline/feature-kit';
import { type Ref, Suspense, useEffect, useRef } from 'react';
import styles from './personal-rows-mount.module.css';

/** All personal parts, suspended together, so that a later part does not move an earlier one. */
function PersonalRows() {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./hand-over-reserved-height.ts')
      .then(({ handOverReservedHeight }) => {
        const rowsElement = end.current?.parentElement;
        if (rowsElement && !isOver) stop = handOverReservedHeight(rowsElement);
      })
      // Without this code the reserved height does not change.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return (
    <>
      <Slot of={homePersonalRows} props={{}} />
      <span ref={end} hidden />
    </>
  );
}

/** The place below the first screen for personal parts that had no space on home last time. */
export function PersonalRowsBelowMount({ ref }: { ref: Ref<HTMLDivElement> }) {
  // Shelves far below are drawn late. A place that is not drawn yet would have the height of a shelf.
  return useViewer() && <div ref={ref} style={{ contentVisibility: 'visible', margin: 0 }} />;
}

/**
 * The place for a viewer's personal parts of home. It takes no space for a visitor. For a viewer it reserves the height
 * of last time from the first paint. The parts render once the session is known.
 */
export function PersonalRowsMount({ below: belowMount }: { below: Element | null }) {
  const isFilled = useIsSlotFilled(homePersonalRows);
  const isSignedIn = Boolean(useViewer());
  const isCodeLoaded = useLazySlots(homePersonalRows, isSignedIn);
  if (!isFilled) return null;
  return (
    <div className={styles.own}>
      {isSignedIn && isCodeLoaded && (
        <Suspense>
          <BelowScreenContext value={belowMount}>
            <PersonalRows />
          </BelowScreenContext>
        </Suspense>
      )}
    </div>
  );
}
