/** The layers for a generated library. */
export type Layer = 'foundation' | 'composition' | 'kit' | 'feature';

/** The usual dependencies of a library of a layer; the author removes the unused ones. */
export const layersBelow: Readonly<Record<Layer, readonly string[]>> = {
  foundation: ['contract'],
  composition: ['contract', 'api-client', 'i18n'],
  kit: ['contract', 'api-client', 'i18n', 'ui-kit', 'feature-kit'],
  feature: ['contract', 'api-client', 'i18n', 'ui-kit', 'telemetry', 'feature-kit', 'content'],
};

const entryPointsByLayer: Readonly<Record<Layer, readonly string[]>> = {
  foundation: ['index'],
  composition: ['index'],
  kit: ['index'],
  feature: ['index', 'manifest'],
};

const toExportKey = (entryPoint: string) => (entryPoint === 'index' ? '.' : `./${entryPoint}`);
const getBuiltEntryPoint = (entryPoint: string) => ({
  types: `./dist/${entryPoint}.d.ts`,
  default: `./dist/${entryPoint}.js`,
});
const withReact = (layer: Layer) => layer !== 'foundation';

/**
 * Returns the package.json of a new library: its entry points lead to sources in the workspace, and to built files for
 * others.
 */
export function createManifest(name: string, layer: Layer, description: string): Record<string, unknown> {
  const entryPoints = entryPointsByLayer[layer];
  const otherExports = {
    ...(layer === 'feature' && { './locales/*': './locales/*' }),
    './package.json': './package.json',
  };
  // Only features have pages, which need React Query for their queries and the router for their links.
  const hasPages = layer === 'feature';
  const react = {
    react: 'catalog:',
    'react-dom': 'catalog:',
    ...(hasPages ? { '@tanstack/react-query': 'catalog:', 'react-router-dom': 'catalog:' } : {}),
  };
  const peers = {
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    ...(hasPages ? { '@tanstack/react-query': '^5.108.0', 'react-router-dom': '^7.18.5' } : {}),
  };
  return {
    name: `@touchline/${name}`,
    version: '0.1.0',
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: withReact(layer) ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(
        entryPoints.map((entryPoint) => [
          toExportKey(entryPoint),
          { '@touchline/source': `./src/${entryPoint}.ts`, ...getBuiltEntryPoint(entryPoint) },
        ]),
      ),
      ...otherExports,
    },
    publishConfig: {
      access: 'public',
      exports: {
        ...Object.fromEntries(
          entryPoints.map((entryPoint) => [toExportKey(entryPoint), getBuiltEntryPoint(entryPoint)]),
        ),
        ...otherExports,
      },
    },
    files: ['dist', 'src', 'locales', '!**/*.test.*', '!**/*.stories.*', '!**/testing/**', '!**/*.tsbuildinfo'],
    dependencies: {
      ...Object.fromEntries(layersBelow[layer].map((library) => [`@touchline/${library}`, 'workspace:^'])),
      ...(layer === 'feature' ? { zod: 'catalog:' } : {}),
    },
    ...(withReact(layer) ? { peerDependencies: peers, devDependencies: react } : {}),
    nx: { tags: [`layer:${layer}`] },
  };
}
