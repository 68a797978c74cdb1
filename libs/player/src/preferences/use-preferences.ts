import { useCallback, useState, useSyncExternalStore } from 'react';
import { defaultPreferences, readPreferences, writePreferences, type Preferences } from './preferences.ts';

/** A subscription for values that do not change during a visit, as `useSyncExternalStore` requires one. */
export const subscribeToNothing = (): (() => void) => () => undefined;

/** Creates a function that reads once, because `useSyncExternalStore` needs the same object from each read. */
function createPreferencesReader(): () => Preferences {
  let cached: Preferences | undefined;
  return () => (cached ??= readPreferences());
}

/** The stored preferences: read in the first render, except when it hydrates a server's render. */
export function usePreferences(): {
  preferences: Preferences;
  savePreferences: (change: Partial<Preferences>) => void;
} {
  const [readStored] = useState(createPreferencesReader);
  const stored = useSyncExternalStore(subscribeToNothing, readStored, () => defaultPreferences);
  const [changedPreferences, setChanged] = useState<Preferences>();
  const savePreferences = useCallback((change: Partial<Preferences>) => setChanged(writePreferences(change)), []);
  return { preferences: changedPreferences ?? stored, savePreferences };
}
