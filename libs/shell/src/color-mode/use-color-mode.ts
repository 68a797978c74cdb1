import { useSite } from '@touchline/feature-kit';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import {
  applyColorMode,
  type ColorMode,
  type ColorPreference,
  colorPreferenceAtom,
  forcedColorModeAtom,
  resolveColorMode,
  storeColorPreference,
} from './color-mode.ts';

const darkQuery = '(prefers-color-scheme: dark)';

/** The viewer's choice and its setter; null while the customer's default applies. */
export function useColorPreference(): [ColorPreference | null, (preference: ColorPreference) => void] {
  const [preference, setPreference] = useAtom(colorPreferenceAtom);
  const choosePreference = useCallback(
    (next: ColorPreference) => {
      storeColorPreference(next);
      setPreference(next);
    },
    [setPreference],
  );
  return [preference, choosePreference];
}

/** Forces a colour mode while the calling page is shown. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  const setForcedMode = useSetAtom(forcedColorModeAtom);
  useEffect(() => {
    setForcedMode(mode);
    return () => setForcedMode(undefined);
  }, [setForcedMode, mode]);
}

/** Keeps the document in the mode that preference, page and operating system resolve to. Use once per page. */
export function useAppliedColorMode(): void {
  const { theme } = useSite();
  const preference = useAtomValue(colorPreferenceAtom);
  const forcedMode = useAtomValue(forcedColorModeAtom);
  useEffect(() => {
    const darkModeMedia = matchMedia(darkQuery);
    const applyMode = () => applyColorMode(resolveColorMode(theme, preference, darkModeMedia.matches, forcedMode));
    applyMode();
    darkModeMedia.addEventListener('change', applyMode);
    return () => darkModeMedia.removeEventListener('change', applyMode);
  }, [theme, preference, forcedMode]);
}
