/** A picture that a browser makes from a small page. */
export interface IconPage {
  file: string;
  width: number;
  height: number;
  html: string;
}

const backgroundColour = '#0f1624';

interface IconSource {
  /** The logo's SVG for dark backgrounds. */
  logo: string;
  name: string;
  brand: string;
  direction: 'ltr' | 'rtl';
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function createSquareIcon(file: string, size: number, sizeShare: number, radius: number, logo: string): IconPage {
  const style = `display:grid;place-items:center;width:${size}px;height:${size}px;background:${backgroundColour};border-radius:${radius}px`;
  const html = `<div style="${style}"><div style="width:${size * sizeShare}px;height:${size * sizeShare}px">${logo}</div></div>`;
  return { file, width: size, height: size, html };
}

/**
 * The installed app's icons and the picture of link previews. Maskable icons keep everything inside the safe circle
 * (80 % of the width); Apple's must not be transparent.
 */
export function createIconPages({ logo, name, brand, direction }: IconSource): IconPage[] {
  const shareImageHtml = [
    `<div dir="${direction}" style="display:flex;align-items:center;gap:64px;width:1200px;height:630px;padding:0 96px;box-sizing:border-box;`,
    `background:linear-gradient(115deg,${backgroundColour} 62%,#161f31 62.2%);border-block-end:18px solid ${brand}">`,
    `<div style="flex:none;width:260px;height:260px">${logo}</div>`,
    `<b style="font:800 92px/1.02 'Barlow Condensed','Noto Sans Hebrew','Arial Narrow',sans-serif;color:#f4f7fc">${escapeText(name)}</b></div>`,
  ].join('');
  return [
    createSquareIcon('icon-192.png', 192, 0.72, 36, logo),
    createSquareIcon('icon-512.png', 512, 0.72, 96, logo),
    createSquareIcon('icon-maskable-512.png', 512, 0.54, 0, logo),
    createSquareIcon('apple-touch-icon.png', 180, 0.7, 0, logo),
    { file: 'share.png', width: 1200, height: 630, html: shareImageHtml },
  ];
}
