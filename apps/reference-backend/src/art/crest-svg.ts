import type { Club } from '../world/clubs.ts';
import { darken, lighten, getLuminance } from './colors.ts';
import { crestDevices, crestShapes } from './crest-shapes.ts';
import { createLettersPath } from './letters.ts';

function getPattern({ pattern, colors: [main, second, trim] }: Club): string {
  switch (pattern) {
    case 'half':
      return `<path d="M60 0H120V120H60Z" fill="${darken(main, 0.35)}"/><path d="M0 84H120V120H0Z" fill="${second}"/>`;
    case 'diag':
      return `<path d="M0 118L120 74V120H0Z" fill="${second}"/><path d="M0 110L120 66v4L0 114Z" fill="${trim}" opacity=".8"/>`;
    case 'chevron':
      return `<path d="M0 70L60 96L120 70V120H0Z" fill="${second}"/><path d="M0 62L60 88L120 62v4L60 92L0 66Z" fill="${trim}" opacity=".85"/>`;
    case 'stripes':
      return `<path d="M14 0h12v120h-12zM38 0h12v120h-12zM70 0h12v120h-12zM94 0h12v120h-12z" fill="${second}" opacity=".95"/><path d="M0 48H120V88H0Z" fill="${darken(main, 0.25)}"/>`;
    case 'hoops':
      return `<path d="M0 86h120v9H0zM0 102h120v20H0z" fill="${second}"/>`;
    case 'waves':
      return `<path d="M0 90q15-12 30 0t30 0t30 0t30 0V120H0Z" fill="${second}"/><path d="M0 100q15-12 30 0t30 0t30 0t30 0V120H0Z" fill="${trim}" opacity=".35"/>`;
  }
}

/** Draws a crest in a viewBox of 120 by 120. @param id makes the ids of its definitions unique within a picture */
export function createCrestContent(club: Club, id: string): string {
  const [main, second, trim] = club.colors;
  const shape = crestShapes[club.shape];
  const isStriped = club.pattern === 'stripes';
  const groundColor = isStriped ? darken(main, 0.25) : main;
  const ink = getLuminance(groundColor) > 140 ? darken(second, 0.2) : '#fff';
  const readableColor = Math.abs(getLuminance(trim) - getLuminance(main)) > 50 ? trim : ink;
  const shadingColor = isStriped ? (getLuminance(main) > 140 ? second : '#fff') : readableColor;
  const letters = club.letters ?? club.code;
  return `<defs><clipPath id="c${id}"><path d="${shape}"/></clipPath><linearGradient id="g${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighten(main, 0.12)}"/><stop offset="1" stop-color="${darken(main, 0.18)}"/></linearGradient></defs><path d="${shape}" fill="${darken(getLuminance(second) < 90 ? second : main, 0.55)}" stroke="#fff" stroke-opacity=".9" stroke-width="5" stroke-linejoin="round"/><g clip-path="url(#c${id})"><path d="M0 0H120V120H0Z" fill="url(#g${id})"/>${getPattern(club)}<path d="M0 0H60V120H0Z" fill="#fff" opacity=".07"/></g><path d="${crestDevices[club.device]}" fill="${shadingColor}"/>${createLettersPath(letters, 60, 80, 37, ink)}<path d="${shape}" fill="none" stroke="${darken(main, 0.6)}" stroke-width="2" transform="translate(60 60) scale(.955) translate(-60 -60)" opacity=".55"/>`;
}

/** Draws a club's crest as a complete SVG. */
export const createCrestSvg = (club: Club): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${createCrestContent(club, 'k')}</svg>`;
