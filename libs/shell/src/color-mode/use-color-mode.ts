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
  const { id } = useSite();
  const [preference, setPreference] = useAtom(colorPreferenceAtom);
  const choose = useCallback(
    (next: ColorPreference) => {
      storeColorPreference(id, next);
      setPreference(next);
    },
    [id, setPreference],
  );
  return [preference, choose];
}

/** Forces a colour mode while the calling page is shown. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  const force = useSetAtom(forcedColorModeAtom);
  useEffect(() => {
    force(mode);
    return () => force(undefined);
  }, [force, mode]);
}

/** Keeps the document in the mode that preference, page and operating system resolve to. Use once per page. */
export function useAppliedColorMode(): void {
  const { theme } = useSite();
  const preference = useAtomValue(colorPreferenceAtom);
  const forced = useAtomValue(forcedColorModeAtom);
  useEffect(() => {
    const system = matchMedia(darkQuery);
    const apply = () => applyColorMode(resolveColorMode(theme, preference, system.matches, forced));
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme, preference, forced]);
}
