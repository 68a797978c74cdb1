import { useCallback, useState, useSyncExternalStore } from 'react';
import { defaultPreferences, readPreferences, writePreferences, type Preferences } from './preferences.ts';

/** For values that a browser has from its start on: `useSyncExternalStore` asks for nothing else. */
export const neverChanges = (): (() => void) => () => undefined;

/** Reads once: what is asked again is the same object. */
function reading(): () => Preferences {
  let read: Preferences | undefined;
  return () => (read ??= readPreferences());
}

/** What this browser remembers of the viewer's taste: in the player's first render, where no server has drawn it. */
export function usePreferences(): { preferences: Preferences; remember: (change: Partial<Preferences>) => void } {
  const [read] = useState(reading);
  const stored = useSyncExternalStore(neverChanges, read, () => defaultPreferences);
  const [changed, setChanged] = useState<Preferences>();
  const remember = useCallback((change: Partial<Preferences>) => setChanged(writePreferences(change)), []);
  return { preferences: changed ?? stored, remember };
}
