import type { Outfit } from './draw-athlete.ts';
import { kits } from './palette.ts';

/** Clothes of the two teams and the referee in sports without skates, in the teams' colours of all films. */
export const outfits: Readonly<Record<0 | 1 | 2, Outfit>> = {
  0: {
    shirt: '#e8c84a',
    shade: '#c9a92e',
    shorts: '#16181d',
    trim: '#16181d',
    socks: '#16181d',
    shoes: '#0d0e11',
    ink: '#16181d',
    hasSleeves: true,
  },
  1: {
    shirt: kits[1].jersey,
    shade: kits[1].shade,
    shorts: '#f2f5f7',
    trim: '#0c2a33',
    socks: kits[1].jersey,
    shoes: '#15171b',
    ink: kits[1].ink,
    hasSleeves: true,
  },
  2: {
    shirt: kits[2].jersey,
    shade: kits[2].shade,
    shorts: kits[2].pants,
    trim: kits[2].trim,
    socks: kits[2].socks,
    shoes: '#f2f4f7',
    ink: kits[2].ink,
    hasSleeves: true,
  },
};
