import { homeOwn, Slot, useFilled, useLaterFills, useViewer } from '@touchline/feature-kit';
import { Suspense, useEffect, useRef } from 'react';
import { keepRoom } from './keep-room.ts';
import styles from './own-place.module.css';

/** All own parts, suspended together, so that a later part does not move an earlier one. */
function Own() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => (content.current ? keepRoom(content.current) : undefined), []);
  return (
    <div ref={content}>
      <Slot of={homeOwn} props={{}} />
    </div>
  );
}

/**
 * The place for a viewer's own parts of home. It takes no room for a visitor. For a viewer it reserves its last height from the first paint;
 * its parts render after sign-in is known.
 */
export function OwnPlace() {
  const isFilled = useFilled(homeOwn);
  const isViewers = Boolean(useViewer());
  const isThere = useLaterFills(homeOwn, isViewers);
  if (!isFilled) return null;
  return (
    <div className={styles.own}>
      {isViewers && isThere && (
        <Suspense>
          <Own />
        </Suspense>
      )}
    </div>
  );
}
