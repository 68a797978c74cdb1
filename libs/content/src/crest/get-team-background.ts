import { getTextColor } from './get-text-color.ts';
import { getLuminance } from './luminance.ts';

/** A background in a team's colour, and the text colour that is legible on it. */
export interface TeamBackground {
  /** `#rrggbb` */
  background: string;
  /** A custom property of the design system. */
  textColor: string;
}

/** The values of the two text colours, which are the same in every theme and brand. */
const textColors = { 'var(--media-text)': '#ffffff', 'var(--on-media-paper)': '#0f1624' } as const;

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

const getContrast = (color: string, otherColor: string): number => {
  const [lowerLuminance = 0, higherLuminance = 0] = [getLuminance(color), getLuminance(otherColor)].sort(
    (a, b) => a - b,
  );
  return (higherLuminance + 0.05) / (lowerLuminance + 0.05);
};

const getChannels = (color: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));

/** @param mixShare share of white or black in the result, 0 to 1 */
const mixTowards = (color: string, mixTarget: 0 | 255, mixShare: number): string =>
  `#${getChannels(color)
    .map((value) => Math.round(value + (mixTarget - value) * mixShare))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * A team's colour as a background for text. If neither text colour is legible on it, the nearest legible tone: darker
 * below white text, lighter below dark text.
 * @param color `#rrggbb`
 */
export function getTeamBackground(color: string): TeamBackground {
  const textColor = getTextColor(color);
  const mixTarget = textColor === 'var(--media-text)' ? 0 : 255;
  const shades = Array.from({ length: 101 }, (_, step) => mixTowards(color, mixTarget, step / 100));
  return {
    background: shades.find((shade) => getContrast(shade, textColors[textColor]) >= minContrast) ?? color,
    textColor,
  };
}
