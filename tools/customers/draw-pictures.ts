import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureTheme } from '@touchline/customer-config';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { quietFlags } from '../browser/quiet-flags.ts';
import { drawArtwork } from './artwork.ts';
import { createIconPages, type IconPage } from './icon-pages.ts';

const createFontFace = (file: string, family: string, weight: string) => {
  const path = new URL(`../../libs/ui-kit/node_modules/${file}`, import.meta.url).pathname;
  const data = readFileSync(path).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
};

const readFonts = (): string =>
  [
    createFontFace(
      '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2',
      'Barlow Condensed',
      '800',
    ),
    createFontFace(
      '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
      'Noto Sans Hebrew',
      '100 900',
    ),
  ].join('');

/** Draws pages in Chromium as PNG files of a folder. */
async function drawPages(pages: readonly IconPage[], folder: string): Promise<void> {
  if (pages.length === 0) return;
  const fonts = readFonts();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...quietFlags] });
  try {
    for (const { file, width, height, html } of pages) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(`<style>${fonts}body{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, file), omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/**
 * Draws a customer's artwork, icons and preview picture from its logo and colours.
 * @param folder the customer's folder
 * @param isWanted chooses pictures by their path, such as `assets/share.png`; all by default
 * @throws CustomerError if the name, theme or logo of customer.json has faults
 */
export async function drawPictures(folder: string, isWanted: (file: string) => boolean = () => true): Promise<void> {
  const { theme, name, direction, logo } = readPictureTheme(folder);
  mkdirSync(join(folder, 'assets/artwork'), { recursive: true });
  for (const [file, svg] of Object.entries(drawArtwork({ palette: theme.dark, logo }))) {
    if (isWanted(`assets/artwork/${file}`)) writeFileSync(join(folder, 'assets/artwork', file), svg);
  }
  const pages = createIconPages({ logo: logo.dark, name, brand: theme.dark.brand, direction });
  await drawPages(
    pages.filter(({ file }) => isWanted(`assets/${file}`)),
    join(folder, 'assets'),
  );
}
