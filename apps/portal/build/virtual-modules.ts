import { locales } from '@touchline/i18n/locales';
import type { Plugin } from 'vite';
import type { BuildParts } from './customers/browser-parts.ts';
import { catalogue, getPackages, shell } from '../features.ts';
import { listBuiltStyles } from './built-styles.ts';
import { createVariantsModule } from './shell-variants-module.ts';
import { firstGroup, getNamespace, readTexts, pagesGroup } from './texts.ts';

const prefix = 'virtual:touchline/';

/**
 * Creates the modules that differ between customers, under `virtual:touchline/`:
 * - `features`: the manifests of the enabled features
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

const createStylesModule = (featureIds: readonly string[]): string =>
  listBuiltStyles([shell, ...getPackages(featureIds)], import.meta.filename)
    .map((sheet) => `import '${sheet}';`)
    .join('\n');

function createFeaturesModule(featureIds: readonly string[]): string {
  const imports = featureIds.map((id, index) => `import { manifest as f${index} } from '${catalogue[id]}';`);
  return [...imports, `export const features = [${featureIds.map((_, index) => `f${index}`).join(', ')}];`].join('\n');
}

/** Writes a module whose `texts[group][locale]()` loads texts. Features of the same package share texts. */
function createTextsModule(groups: readonly string[]): string {
  const loaders = groups.map((group) => {
    const loadedGroup = groups.find((otherGroup) => getNamespace(otherGroup) === getNamespace(group)) ?? group;
    return `'${group}': ${createLoaders(loadedGroup)}`;
  });
  return `export const texts = {\n${loaders.join(',\n')}\n};`;
}

/** A group's texts by language. */
function createLoaders(group: string): string {
  const createLoader = (locale: string) => `import('${prefix}texts/${locale}/${group}').then((m) => m.default)`;
  return `{ ${locales.map((locale) => `'${locale}': () => ${createLoader(locale)}`).join(',\n')} }`;
}
