import { getContrast, makeReadable, mixColours, type Palette } from '@touchline/customer-config';

type Scheme = 'dark' | 'light';

const minContrast = 4.5;
const white = '#ffffff';
const black = '#000000';

/** White where it is readable, or else a black with a trace of the ground's colour. */
const getTextOn = (ground: string): string =>
  getContrast(white, ground) >= minContrast ? white : mixColours(ground, black, 0.08);

/** A shade further away from the text on it, so that the contrast grows. */
const getShade = (colour: string, text: string, share: number): string =>
  mixColours(text === white ? black : white, colour, share);

function createPalette(brand: string, accent: string): Palette {
  const textOnBrand = getTextOn(brand);
  return {
    brand,
    brand_hover: getShade(brand, textOnBrand, 0.14),
    brand_pressed: getShade(brand, textOnBrand, 0.26),
    on_brand: textOnBrand,
    brand_text: brand,
    accent,
    on_accent: getTextOn(accent),
    accent_text: accent,
  };
}

/**
 * Derives a theme's palette from one or two colours: each colour is the nearest shade that passes WCAG AA.
 * @param brand as #rrggbb in small letters
 */
export function derivePalette(brand: string, accent: string, scheme: Scheme): Palette {
  const palette = makeReadable(createPalette(brand, accent), scheme);
  // The shades for pointer and press follow a brand colour that had to change.
  return palette.brand === brand ? palette : makeReadable(createPalette(palette.brand, accent), scheme);
}
