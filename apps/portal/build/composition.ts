import { locales } from '@touchline/i18n/locales';
import type { Plugin } from 'vite';
import { catalogue } from '../features.ts';
import { readTexts } from './texts.ts';

const prefix = 'virtual:touchline/';

/**
 * The modules that differ between sets of features: `virtual:touchline/features` holds the plugs of the enabled ones and
 * nothing of the others, `virtual:touchline/texts` one lazily loaded catalogue per language.
 */
export function composition(featureIds: readonly string[]): Plugin {
  return {
    name: 'touchline:composition',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name === 'features') return featuresModule(featureIds);
      if (name === 'texts') return textsModule();
      const locale = name.slice('texts/'.length);
      const { texts, files } = readTexts(locale, featureIds);
      for (const file of files) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

function featuresModule(featureIds: readonly string[]): string {
  const imports = featureIds.map((id, index) => `import { feature as f${index} } from '${catalogue[id]}/feature';`);
  return [...imports, `export const features = [${featureIds.map((_, index) => `f${index}`).join(', ')}];`].join('\n');
}

function textsModule(): string {
  const entries = locales.map(
    (locale) => `'${locale}': () => import('${prefix}texts/${locale}').then((m) => m.default)`,
  );
  return `export const texts = {\n${entries.join(',\n')}\n};`;
}
