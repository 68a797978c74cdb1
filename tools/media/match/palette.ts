/** Clothes of the two teams and the referee. */
export const kits = {
  0: {
    jersey: '#e9edf2',
    shade: '#c3cad6',
    trim: '#20242c',
    pants: '#16181d',
    socks: '#16181d',
    helmet: '#16181d',
    ink: '#16181d',
  },
  1: {
    jersey: '#12978f',
    shade: '#0b6f6a',
    trim: '#ffffff',
    pants: '#0c2a33',
    socks: '#12978f',
    helmet: '#0c2a33',
    ink: '#ffffff',
  },
  2: {
    jersey: '#23262e',
    shade: '#14161b',
    trim: '#f3b32d',
    pants: '#14161b',
    socks: '#f3b32d',
    helmet: '#f3b32d',
    ink: '#f3b32d',
  },
} as const;

/** Boards, ice and hall. */
export const hall = {
  roof: '#070b13',
  stand: '#0d1420',
  step: '#121b2a',
  boards: '#f4f6f9',
  kick: '#f0c330',
  rail: '#1f4fa3',
  red: '#cf2f3d',
  blue: '#2659b8',
  crease: '#9fd0f0',
} as const;

/** Spectators, dark as a hall is during play, with the two teams' colours among them. */
export const crowdColours = ['#2a3547', '#364459', '#4a566b', '#1d6d69', '#a37d2c', '#5b4a4a', '#77808f', '#31405a'];

/** Made-up sponsors on the boards: text and ink. */
export const sponsors: readonly (readonly [string, string])[] = [
  ['FJORD BANK', '#b3202d'],
  ['NORDLYS', '#17633f'],
  ['ISBAR', '#123a8c'],
  ['POLAR AIR', '#16181d'],
];
