/** How captions are drawn (EN 301 549 7.1.4). */
export const captionSizes = ['small', 'medium', 'large', 'huge'] as const;
export const captionBackgrounds = ['solid', 'soft', 'none'] as const;
export type CaptionSize = (typeof captionSizes)[number];
export type CaptionBackground = (typeof captionBackgrounds)[number];

/** What this browser remembers of a viewer's taste. */
export interface Preferences {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Language of the captions to turn on by themselves; null is off. */
  captions: string | null;
  captionSize: CaptionSize;
  captionBackground: CaptionBackground;
  /** Single-key shortcuts; some people's keyboards and voices press keys by accident (WCAG 2.1.4). */
  shortcuts: boolean;
}

export const defaultPreferences: Preferences = {
  volume: 1,
  muted: false,
  captions: null,
  captionSize: 'medium',
  captionBackground: 'solid',
  shortcuts: true,
};

/** The version is part of the key: another version starts from the defaults. */
const KEY = 'touchline.player.preferences.v1';

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

/** Every field on its own: a field that is missing or odd takes its default, the others stay. */
function parse(stored: unknown): Preferences {
  const field = (key: keyof Preferences): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
  const { volume, captions } = { volume: field('volume'), captions: field('captions') };
  const size = field('captionSize');
  const background = field('captionBackground');
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultPreferences.volume,
    muted: field('muted') === true,
    captions: typeof captions === 'string' ? captions : null,
    captionSize: isOneOf(captionSizes, size) ? size : defaultPreferences.captionSize,
    captionBackground: isOneOf(captionBackgrounds, background) ? background : defaultPreferences.captionBackground,
    shortcuts: field('shortcuts') !== false,
  };
}

/** Reads the stored preferences; storage may be blocked, empty or spoiled. */
export function readPreferences(): Preferences {
  try {
    return parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return defaultPreferences;
  }
}

/** Stores what changed; without storage the change lasts as long as the player. */
export function writePreferences(change: Partial<Preferences>): Preferences {
  const next = { ...readPreferences(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private mode or a full disk.
  }
  return next;
}
