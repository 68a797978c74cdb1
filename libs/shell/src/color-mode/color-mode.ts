import type { SiteConfig } from '@touchline/feature-kit';
import { getDocumentFlags, themeColor } from '@touchline/feature-kit/marks';
import { storedValue } from '@touchline/feature-kit/storage';
import { atom } from 'jotai';

export type ColorPreference = 'dark' | 'light' | 'system';
export type ColorMode = 'dark' | 'light';

const isPreference = (value: unknown): value is ColorPreference =>
  value === 'dark' || value === 'light' || value === 'system';

/** The script in the document's head also reads this value, before the first paint. */
const storedPreference = storedValue<ColorPreference | null>({
  name: 'color-mode',
  scope: 'browser',
  parse: (stored) => (isPreference(stored) ? stored : undefined),
  format: String,
  empty: null,
  maxBytes: 20,
});

/** @returns the stored preference; null when it is missing or unreadable, or storage is blocked */
export const readColorPreference = (): ColorPreference | null => storedPreference.get();

/** Null until the viewer chooses: the customer's default applies. */
export const colorPreferenceAtom = atom<ColorPreference | null>(null);

/** @returns the mode to show. A portal with a single theme always shows that theme */
export function resolveColorMode(
  theme: SiteConfig['theme'],
  preference: ColorPreference | null,
  isSystemDark: boolean,
  forcedMode?: ColorMode,
): ColorMode {
  const preferredMode = forcedMode ?? preference ?? theme.default;
  const mode = preferredMode === 'system' ? (isSystemDark ? 'dark' : 'light') : preferredMode;
  return theme.available.includes(mode) ? mode : (theme.available[0] ?? 'dark');
}

/** A page's forced mode; `system` is refused with a warning (specification, section 2). */
export function forcedColorMode(value: string | undefined): ColorMode | undefined {
  if (value === 'dark' || value === 'light') return value;
  if (value !== undefined) console.warn(`A page cannot force the colour mode "${value}"; only dark or light.`);
  return undefined;
}

/** Applies a mode at once, to the document and the browser's own bars. */
export function applyColorMode(mode: ColorMode): void {
  getDocumentFlags().theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor(mode));
}

/** Stores the choice for later visits. If storage is blocked, the choice lasts until the viewer leaves the page. */
export const storeColorPreference = (preference: ColorPreference): void => void storedPreference.set(preference);

/** The mode that the current page forces, if any. */
export const forcedColorModeAtom = atom<ColorMode | undefined>(undefined);
