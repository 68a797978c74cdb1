const linearize = (value: number): number => {
  const channelShare = value / 255;
  return channelShare <= 0.04045 ? channelShare / 12.92 : ((channelShare + 0.055) / 1.055) ** 2.4;
};

/** WCAG's relative luminance of a colour `#rrggbb`: 0 to 1. */
export function getLuminance(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return (
    0.2126 * linearize((value >> 16) & 255) + 0.7152 * linearize((value >> 8) & 255) + 0.0722 * linearize(value & 255)
  );
}
