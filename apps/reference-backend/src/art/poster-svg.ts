import type { Club } from '../world/clubs.ts';
import type { Sport } from '../world/leagues.ts';
import { darken, lighten } from './colors.ts';
import { createCrestContent } from './crest-svg.ts';
import { createLettersPath } from './letters.ts';

const width = 640;
const height = 360;
const slant = height * 0.19;
const crestSize = 112;

/** The markings of each sport's field, drawn faintly. */
const fieldLines: Readonly<Record<Sport, string>> = {
  'ice-hockey':
    '<circle cx="320" cy="180" r="86"/><path d="M-20 180H660"/><circle cx="60" cy="52" r="62"/><circle cx="580" cy="308" r="62"/><path d="M150-10V370M490-10V370" stroke-width="5" stroke-opacity=".1"/>',
  football:
    '<circle cx="320" cy="180" r="92"/><path d="M320-10V370M-10 70H104V290H-10M-10 124H42V236H-10M104 146a44 44 0 0 1 0 68M650 70H536V290H650M650 124H598V236H650M536 146a44 44 0 0 0 0 68"/>',
  basketball:
    '<circle cx="320" cy="180" r="62"/><path d="M320-10V370M-10 130H120V230H-10M120 130a50 50 0 0 1 0 100M650 130H520V230H650M520 130a50 50 0 0 0 0 100M-10 24H40a156 156 0 0 1 0 312H-10M650 24H600a156 156 0 0 0 0 312H650"/>',
  volleyball:
    '<path d="M40 40H600V320H40ZM227 40V320M413 40V320"/><path d="M320 18V342" stroke-width="4"/><path d="M20 133H227M413 133H620M20 227H227M413 227H620" stroke-opacity=".07"/>',
};

const createGradient = (id: string, color: string, from: 0 | 1): string =>
  `<linearGradient id="${id}" x1="${from}" y1="0" x2="${1 - from}" y2="1"><stop stop-color="${lighten(color, 0.1)}"/><stop offset="1" stop-color="${darken(color, 0.5)}"/></linearGradient>`;

function drawLetters({ code, letters, colors }: Club, x: number): string {
  const text = letters ?? code;
  const size = text.length > 3 ? height * 0.8 : height * 1.05;
  // The letters are slanted like the design's italics, with their baseline fixed.
  return `<g transform="translate(${x} ${height * 0.82}) skewX(-10)" opacity=".3">${createLettersPath(text, 0, 0, size, colors[1])}</g>`;
}

function drawCrest(club: Club, x: number, id: string): string {
  const y = height * 0.43;
  return `<ellipse cx="${x}" cy="${y + crestSize * 0.5}" rx="${crestSize * 0.42}" ry="${crestSize * 0.1}" fill="#000" opacity=".4"/><g transform="translate(${x - crestSize / 2} ${y - crestSize / 2}) scale(${crestSize / 120})">${createCrestContent(club, id)}</g>`;
}

/**
 * Draws a match's poster without a score: both clubs' colours, split by a diagonal. The home club is where the match's
 * title begins: left, or right for clubs with Hebrew letters.
 */
export function createPosterSvg(home: Club, away: Club, sport: Sport): string {
  const [left, right] = /[\u0590-\u05ff]/.test(home.letters ?? '') ? [away, home] : [home, away];
  const [top, bottom] = [width / 2 + slant, width / 2 - slant];
  const line = `M${top} 0L${bottom} ${height}`;
  const stripes = [-4, -3, -2, -1, 1, 2, 3, 4].map((step) => {
    const distance = Math.abs(step);
    return `<path d="${line}" transform="translate(${step * 26})" stroke-opacity="${(0.14 - distance * 0.026).toFixed(2)}" stroke-width="${(14 - distance * 2.4).toFixed(1)}"/>`;
  });
  const wholeAreaPath = `M0 0H${width}V${height}H0Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${createGradient('a', left.colors[0], 0)}${createGradient('b', right.colors[0], 1)}<radialGradient id="l" cx=".5" cy="0" r=".9"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#060a12" stop-opacity="0"/><stop offset="1" stop-color="#060a12" stop-opacity=".72"/></linearGradient><clipPath id="r"><path d="M${top} 0H${width}V${height}H${bottom}Z"/></clipPath></defs><path d="${wholeAreaPath}" fill="url(#a)"/>${drawLetters(left, width * 0.2)}<g clip-path="url(#r)"><path d="${wholeAreaPath}" fill="url(#b)"/>${drawLetters(right, width * 0.8)}</g><g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6">${fieldLines[sport]}</g><g stroke="#fff">${stripes.join('')}</g><path d="${wholeAreaPath}" fill="url(#l)"/><path d="${wholeAreaPath}" fill="url(#v)"/><path d="${line}" stroke="#fff" stroke-width="3.2"/>${drawCrest(left, width * 0.235, 'y')}${drawCrest(right, width * 0.765, 'x')}</svg>`;
}
