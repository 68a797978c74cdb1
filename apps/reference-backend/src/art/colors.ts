const getChannels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function mixColors(from: string, to: string, share: number): string {
  const target = getChannels(to);
  const parts = getChannels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a colour with near-black or white, by a share from 0 to 1. */
export const darken = (color: string, share: number): string => mixColors(color, '#05080e', share);
export const lighten = (color: string, share: number): string => mixColors(color, '#ffffff', share);

/** The perceived lightness of a colour, 0 to 255. */
export function getLuminance(color: string): number {
  const [red, green, blue] = getChannels(color);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}
