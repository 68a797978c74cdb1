/**
 * Draws a customer's artwork, icons and preview picture from its logo and colours.
 * Run it after changing a logo or a palette, and commit the files.
 *
 *     node --conditions=@touchline/source tools/customers/draw-assets.ts nordic
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureTheme, readPictureTheme } from '@touchline/customer-config';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { quietFlags } from '../browser/quiet-flags.ts';
import { drawArtwork } from './artwork.ts';
import { createIconPages } from './icon-pages.ts';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { exitWithFaults, requireCustomer } from '../../apps/portal/build/customers/known-customer.ts';

/** The customer's folder and theme. Ends the program if the pictures of the customer cannot be drawn. */
function readCustomerTheme(): PictureTheme & { id: string } {
  try {
    const id = requireCustomer(process.argv[2]);
    return { id, ...readPictureTheme(getCustomerFolder(id)) };
  } catch (error) {
    exitWithFaults(error);
  }
}

const { id, theme, name, direction, logo } = readCustomerTheme();
const folder = getCustomerFolder(id);

mkdirSync(join(folder, 'assets/artwork'), { recursive: true });
for (const [file, svg] of Object.entries(drawArtwork({ palette: theme.dark, logo }))) {
  writeFileSync(join(folder, 'assets/artwork', file), svg);
}

const createFontFace = (file: string, family: string, weight: string) => {
  const path = new URL(`../../libs/ui-kit/node_modules/${file}`, import.meta.url).pathname;
  const data = readFileSync(path).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
};
const fonts = [
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

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...quietFlags] });
for (const { file, width, height, html } of createIconPages({
  logo: logo.dark,
  name,
  brand: theme.dark.brand,
  direction,
})) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${fonts}body{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, 'assets', file), omitBackground: true });
  await page.close();
}
await browser.close();
console.log(`customers/${id}/assets: artwork, icons and preview picture drawn`);
