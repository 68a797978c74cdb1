import { homeOwn, Slot, useFilled, useLaterFills, useViewer } from '@touchline/feature-kit';
import { Suspense, useEffect, useRef } from 'react';
import { keepRoom } from './keep-room.ts';
import styles from './own-place.module.css';

/** All that is the viewer's own, at once: none that comes later moves one that stands. */
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
 * Where home shows what is a viewer's own. A visitor's takes no room; a viewer's takes, from the first paint on, what it took last time, and what
 * stands there comes once it is known who is looking.
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
