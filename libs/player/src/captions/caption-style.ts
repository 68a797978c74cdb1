import type { CSSProperties } from 'react';
import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';

/** The palette of the rules for captions (47 CFR 79.103): the CSS colour of each name. */
export const captionColors: Readonly<Record<CaptionColor, string>> = {
  white: '#fff',
  yellow: '#ff0',
  green: '#0f0',
  cyan: '#0ff',
  blue: '#00f',
  magenta: '#f0f',
  red: '#f00',
  black: '#000',
};
export const captionSizes = ['small', 'medium', 'large', 'huge'] as const;
/** Percent. */
export const captionOpacities = [0, 25, 50, 75, 100] as const;
export const captionEdges = ['none', 'shadow', 'outline'] as const;
export const captionFonts = ['house', 'serif', 'mono'] as const;

const color = z.enum(['white', 'yellow', 'green', 'cyan', 'blue', 'magenta', 'red', 'black']);
export type CaptionColor = z.infer<typeof color>;

/** The stored fields of a style. A missing or malformed field gets its default; the others keep their values. */
export const captionStyleShape = z.object({
  size: otherwise(z.enum(captionSizes), 'medium'),
  /** null keeps the stream's colour: broadcasters use colours to distinguish speakers. */
  color: otherwise(z.nullable(color), null),
  ground: otherwise(z.nullable(color), null),
  /** The opacity of a chosen background, in percent. It has no effect without a chosen background. */
  opacity: otherwise(z.literal(captionOpacities), 75),
  edge: otherwise(z.enum(captionEdges), 'shadow'),
  font: otherwise(z.enum(captionFonts), 'house'),
});

/** A viewer's style of captions (EN 301 549 7.1.4). */
export type CaptionStyle = z.infer<typeof captionStyleShape>;

export const defaultCaptionStyle: CaptionStyle = captionStyleShape.parse({});

const fontScales: Readonly<Record<CaptionStyle['size'], number>> = { small: 0.75, medium: 1, large: 1.4, huge: 2 };

/**
 * A black edge around every letter, relative to the letter's size: legible on any picture, also without a background.
 */
const edgeShadows: Readonly<Record<CaptionStyle['edge'], string>> = {
  none: 'none',
  shadow: '0.06em 0.06em 0.14em #000, 0 0 0.08em #000',
  outline: [-1, 0, 1]
    .flatMap((x) => [-1, 0, 1].map((y) => (x === 0 && y === 0 ? '' : `${x * 0.05}em ${y * 0.05}em 0.02em #000`)))
    .filter(Boolean)
    .join(', '),
};

/** Black letters need a white edge. */
const getEdge = ({ edge, color: text }: CaptionStyle): string =>
  text === 'black' ? edgeShadows[edge].replaceAll('#000', '#fff') : edgeShadows[edge];

const fontFamilies: Readonly<Record<Exclude<CaptionStyle['font'], 'house'>, string>> = {
  serif: "Georgia, 'Times New Roman', serif",
  mono: "ui-monospace, 'Courier New', monospace",
};

/**
 * Returns the style and attributes for the element around drawn captions. Fields that keep the stream's style are left
 * out.
 */
export function getCaptionProps(captionStyle: CaptionStyle) {
  const backgroundColor =
    captionStyle.ground &&
    `color-mix(in srgb, ${captionColors[captionStyle.ground]} ${captionStyle.opacity}%, transparent)`;
  const style: CSSProperties = {
    '--caption-scale': fontScales[captionStyle.size],
    '--caption-edge': getEdge(captionStyle),
    ...(captionStyle.color && { '--caption-color': captionColors[captionStyle.color] }),
    ...(backgroundColor && { '--caption-ground': backgroundColor }),
    ...(captionStyle.font !== 'house' && { '--caption-font': fontFamilies[captionStyle.font] }),
  };
  return {
    style,
    'data-color': captionStyle.color ?? undefined,
    'data-ground': captionStyle.ground ?? undefined,
    'data-font': captionStyle.font === 'house' ? undefined : captionStyle.font,
  };
}
