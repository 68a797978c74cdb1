import { browserKeys } from '@touchline/feature-kit/manifest';
import type { Plugin } from 'vite';

const sentKeys: ReadonlySet<string> = new Set(browserKeys);

/** Replaces a part of a source by blanks, so that all positions, and with them source maps, stay. */
const blank = (code: string, start: number, end: number): string =>
  code.slice(0, start) + code.slice(start, end).replaceAll(/\S/g, ' ') + code.slice(end);

/**
 * Removes the keys of `defineManifest({ … })` that only tools read, such as `options` and `csp`. The bundler then drops
 * what only these keys import: the schemas, and zod.
 */
export const removeBuildKeys: Plugin = {
  name: 'touchline:remove-build-keys',
  transform: {
    filter: { code: /\bdefineManifest\(/ },
    handler(code) {
      let newCode = code;
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          const isManifest =
            init?.type === 'CallExpression' &&
            init.callee.type === 'Identifier' &&
            init.callee.name === 'defineManifest';
          if (!isManifest) continue;
          const [manifest] = init.arguments;
          if (manifest?.type !== 'ObjectExpression') this.error('The argument of defineManifest is no object literal');
          for (const property of manifest.properties) {
            if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier')
              return this.error('A key of defineManifest is no plain name');
            // A comma without its property would be a syntax error.
            const comma = /^\s*,/.exec(newCode.slice(property.end))?.[0].length ?? 0;
            if (!sentKeys.has(property.key.name)) newCode = blank(newCode, property.start, property.end + comma);
          }
        }
      }
      return newCode === code ? undefined : { code: newCode, map: null };
    },
  },
};
