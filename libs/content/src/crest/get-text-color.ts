import { getLuminance } from './luminance.ts';

/**
 * The text colour with the higher contrast on a background `#rrggbb` (WCAG's relative luminance). Returns one of two
 * custom properties.
 */
export const getTextColor = (background: string): 'var(--media-text)' | 'var(--on-media-paper)' =>
  // At this luminance black and white have the same contrast.
  getLuminance(background) > 0.179 ? 'var(--on-media-paper)' : 'var(--media-text)';
