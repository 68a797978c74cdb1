import type { League } from '../world/leagues.ts';
import { crestDevices } from './crest-shapes.ts';
import { createLettersPath } from './letters.ts';

/** Draws a league's badge, a tile with its letters below a star. */
export function createBadgeSvg({ badge: { letters, colors } }: Pick<League, 'badge'>): string {
  const [ground, stripe, ink] = colors;
  const size = letters.length > 3 ? 34 : 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><defs><clipPath id="b"><rect x="8" y="8" width="104" height="104" rx="28"/></clipPath></defs><g clip-path="url(#b)"><path d="M0 0H120V120H0Z" fill="${ground}"/><path d="M84 0H120V120H28Z" fill="${stripe}"/></g><rect x="8" y="8" width="104" height="104" rx="28" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="${crestDevices.star}" fill="${ink}"/>${createLettersPath(letters, 60, 86, size, ink)}</svg>`;
}
