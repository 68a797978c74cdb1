import type { Channel } from '../world/channels.ts';
import { createLettersPath } from './letters.ts';

/** Draws a channel's logo on its colours. */
export function createChannelSvg({ colors: [from, to, ink], logoLines }: Channel): string {
  const maxLetters = Math.max(...logoLines.map((line) => line.length));
  const size = maxLetters > 5 ? 120 : 150;
  const firstLetterX = 180 + size * 0.36 - ((logoLines.length - 1) * size) / 2;
  const lines = logoLines.map((line, index) => createLettersPath(line, 320, firstLetterX + index * size, size, ink));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" preserveAspectRatio="xMidYMid slice"><path d="M0 0H640V360H0Z" fill="${from}"/><path d="M420 0H640V360H300Z" fill="${to}"/>${lines.join('')}</svg>`;
}
