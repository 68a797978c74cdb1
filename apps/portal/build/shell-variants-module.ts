import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shell } from '../features.ts';

const require = createRequire(import.meta.url);

/** Lists every variant of every part that the shell exports, such as `header/bar`. */
export function listVariants(): string[] {
  const { exports } = JSON.parse(readFileSync(require.resolve(`${shell}/package.json`), 'utf8')) as {
    exports: Readonly<Record<string, unknown>>;
  };
  return Object.keys(exports).flatMap((exportPath) => /^\.\/([\w-]+\/[\w-]+)$/.exec(exportPath)?.[1] ?? []);
}

/** Writes `getLooks(shell)`. A build with one variant per part, such as a browser's, needs no lookup. */
export function createVariantsModule(variants: readonly string[]): string {
  const imports = variants.map((variant, index) => `import { Variant as l${index} } from '${shell}/${variant}';`);
  const variantsByPart = Object.entries(Object.groupBy(variants, (variant) => variant.slice(0, variant.indexOf('/'))));
  const parts = variantsByPart.map(([part, partVariants = []]) => {
    const names = partVariants.map(
      (variant) => [variant.slice(part.length + 1), `l${variants.indexOf(variant)}`] as const,
    );
    const [firstName, ...otherVariants] = names;
    if (firstName && otherVariants.length === 0) return `'${part}': ${firstName[1]}`;
    return `'${part}': { ${names.map(([name, variant]) => `'${name}': ${variant}`).join(', ')} }[shell['${part}']]`;
  });
  return [...imports, `export const getLooks = (shell) => ({ ${parts.join(', ')} });`].join('\n');
}
