import { inkOn } from './ink-on.ts';
import { getLuminance } from './luminance.ts';

/** A background in a team's colour, and the text colour that is legible on it. */
export interface TeamGround {
  /** `#rrggbb` */
  ground: string;
  /** A custom property of the design system. */
  ink: string;
}

/** The values of the two text colours: `media-text` and `media-paper` are the same in every theme and brand. */
const inks = { 'var(--media-text)': '#ffffff', 'var(--on-media-paper)': '#0f1624' } as const;

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** @param share of white or black in the mixed colour, 0 to 1 */
const mixTowards = (color: string, towards: 0 | 255, share: number): string =>
  `#${channels(color)
    .map((value) => Math.round(value + (towards - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * A team's colour as a background for text. If neither text colour is legible on it, the nearest legible tone: darker
 * below white text, lighter below dark text.
 * @param color `#rrggbb`
 */
export function getGround(color: string): TeamGround {
  const ink = inkOn(color);
  const towards = ink === 'var(--media-text)' ? 0 : 255;
  const tones = Array.from({ length: 101 }, (_, step) => mixTowards(color, towards, step / 100));
  return { ground: tones.find((tone) => contrast(tone, inks[ink]) >= minContrast) ?? color, ink };
}
