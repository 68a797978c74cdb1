const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The ink that reads best on a ground `#rrggbb` (WCAG's relative luminance): one of two custom properties. */
export function inkOn(ground: string): string {
  const value = Number.parseInt(ground.slice(1), 16);
  const luminance =
    0.2126 * channel((value >> 16) & 255) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
  // At this luminance black and white have the same contrast.
  return luminance > 0.179 ? 'var(--on-media-paper)' : 'var(--media-text)';
}
