import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Palette, Theme } from '@touchline/customer-config';
import type { AssetStore } from './asset-store.ts';

const require = createRequire(import.meta.url);
const fontFolder = join(dirname(require.resolve('@touchline/ui-kit/package.json')), 'src/styles/fonts');

const writeTokens = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name.replaceAll('_', '-')}:${colour}`)
    .join(';');

/**
 * Writes the declarations of the customer's display font, and copies the font's files into the site's brand folder.
 * The declarations are outside cascade layers: in development the product's tokens load later and would override them.
 */
function writeDisplayFont({ fonts }: Theme, assets: AssetStore): string {
  const css = readFileSync(join(fontFolder, `display-${fonts.display}.css`), 'utf8')
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/url\('\.\/([\w.-]+)'\)/g, (_, file: string) => `url(${assets.copy(join(fontFolder, file))})`)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .trim();
  const [fontFaces, tokens] = css.split('@layer tokens{');
  return tokens === undefined ? css : `${fontFaces}${tokens.replace(/\}$/, '')}`;
}

/**
 * Writes every part of the look that a customer may set (DESIGN, section 9), outside any cascade layer so that it wins.
 */
export function writeBrandCss(theme: Theme, assets: AssetStore): string {
  const shapeTokens = [
    `--radius-base:${theme.radius}px`,
    theme.hero_inset === 'gutter' && '--hero-inset:var(--gutter)',
    `--display-case:${theme.fonts.case}`,
  ].filter(Boolean);
  return [
    writeDisplayFont(theme, assets),
    `:root{${shapeTokens.join(';')};${writeTokens(theme.dark)}}`,
    theme.light && `[data-theme=light]{${writeTokens(theme.light)}}`,
    '[dir=rtl]{--display-case:none}',
  ]
    .filter(Boolean)
    .join('');
}
