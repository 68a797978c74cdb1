import { locales } from '@touchline/i18n/locales';
import type { Plugin } from 'vite';
import type { BuildParts } from '../../../tools/customers/browser-parts.ts';
import { catalogue, shell } from '../features.ts';
import { listBuiltStyles } from './built-styles.ts';
import { createVariantsModule } from './shell-variants-module.ts';
import { firstGroup, readTexts, pagesGroup } from './texts.ts';

const prefix = 'virtual:touchline/';

/**
 * Creates the modules that differ between customers, under `virtual:touchline/`:
 * - `features`: the contributions of the enabled features
 * - `looks`: the shell's chosen variants
 * - `texts`: one lazily loaded catalogue per language and group of texts
 * - `first-texts`: one catalogue per language for the shell
 * - `styles`: the style sheets of built packages, which every page loads
 */
export function createVirtualModules({ featureIds, variants }: BuildParts): Plugin {
  return {
    name: 'touchline:virtual-modules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name === 'features') return createFeaturesModule(featureIds);
      if (name === 'looks') return createVariantsModule(variants);
      if (name === 'styles') return createStylesModule(featureIds);
      if (name === 'first-texts') return `export const texts = ${createLoaders(firstGroup)};`;
      if (name === 'texts') return createTextsModule([pagesGroup, ...featureIds]);
      const [, locale = '', group = ''] = name.split('/');
      const { texts, files } = readTexts(locale, group, featureIds);
      for (const file of files) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

const getPackages = (featureIds: readonly string[]): string[] => featureIds.flatMap((id) => catalogue[id] ?? []);

const createStylesModule = (featureIds: readonly string[]): string =>
  listBuiltStyles([shell, ...getPackages(featureIds)], import.meta.filename)
    .map((sheet) => `import '${sheet}';`)
    .join('\n');

function createFeaturesModule(featureIds: readonly string[]): string {
  const packages = getPackages(featureIds);
  const imports = packages.map((name, index) => `import { feature as f${index} } from '${name}/feature';`);
  return [...imports, `export const features = [${featureIds.map((_, index) => `f${index}`).join(', ')}];`].join('\n');
}

/** `texts[group][locale]()` */
const createTextsModule = (groups: readonly string[]): string =>
  `export const texts = {\n${groups.map((group) => `'${group}': ${createLoaders(group)}`).join(',\n')}\n};`;

/** A group's texts by language. */
function createLoaders(group: string): string {
  const createLoader = (locale: string) => `import('${prefix}texts/${locale}/${group}').then((m) => m.default)`;
  return `{ ${locales.map((locale) => `'${locale}': () => ${createLoader(locale)}`).join(',\n')} }`;
}
