import type { Palette } from '@touchline/customer-config';

/** The inputs for a customer's pictures. */
export interface ArtworkSource {
  palette: Palette;
  /** The logo's SVG for dark and for light backgrounds. */
  logo: { dark: string; light: string };
}

interface Frame {
  width: number;
  height: number;
}

const wideFrame: Frame = { width: 1280, height: 720 };
const tallFrame: Frame = { width: 720, height: 1280 };

/** A logo placed in a picture: its SVG as a nested element of `size` pixels around the middle. */
function placeLogo(logo: string, { width, height }: Frame, size: number, opacity = 1): string {
  const nestedSvg = logo.replace(/^[\s\S]*?<svg([^>]*)>/, (_, attributes: string) => {
    const viewBox = /viewBox="[^"]*"/.exec(attributes)?.[0] ?? '';
    return `<svg ${viewBox} x="${(width - size) / 2}" y="${(height - size) / 2}" width="${size}" height="${size}">`;
  });
  return `<g opacity="${opacity}">${nestedSvg.trim()}</g>`;
}

/** Draws the background of match pictures: a diagonal between two colours, with the brand's colour on the far side. */
function drawSlash({ width, height }: Frame, nearColour: string, farColour: string, lineColour: string): string {
  const topX = width * 0.62;
  const bottomX = width * 0.38;
  return [
    `<path d="M0 0H${width}V${height}H0Z" fill="${nearColour}"/>`,
    `<path d="M${topX} 0H${width}V${height}H${bottomX}Z" fill="${farColour}"/>`,
    `<path d="M${topX - 8} 0h8L${bottomX} ${height}h-8Z" fill="${lineColour}"/>`,
  ].join('');
}

const createSvg = ({ width, height }: Frame, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;

const darkBackground = '#161f31';
const darkLine = '#2b3852';
const lightBackground = '#edf1f8';
const lightLine = '#dbe3ef';

/** The five placeholders for a missing picture, by file name (specification, section 2). */
export function drawArtwork({ palette, logo }: ArtworkSource): Record<string, string> {
  const drawBranded = (frame: Frame, size: number) =>
    createSvg(frame, drawSlash(frame, darkBackground, darkLine, palette.brand) + placeLogo(logo.dark, frame, size));
  return {
    'horizontal-banner.svg': drawBranded(wideFrame, 260),
    'vertical-banner.svg': drawBranded(tallFrame, 300),
    'plain.svg': createSvg(wideFrame, drawSlash(wideFrame, darkBackground, darkLine, darkLine)),
    'dark.svg': createSvg(
      wideFrame,
      drawSlash(wideFrame, '#0f1624', darkBackground, darkLine) + placeLogo(logo.dark, wideFrame, 300, 0.9),
    ),
    'light.svg': createSvg(
      wideFrame,
      drawSlash(wideFrame, '#f4f7fc', lightBackground, lightLine) + placeLogo(logo.light, wideFrame, 300, 0.9),
    ),
  };
}
