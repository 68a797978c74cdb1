// ESLint runs only the rule about layers; oxlint runs all others and is a hundred times faster.
// Run it as `npx nx check-layers @touchline/nx`: without nx's project graph the rule passes silently.
import nx from '@nx/eslint-plugin';
import { parser } from 'typescript-eslint';

const upwards = ['contract', 'foundation', 'composition', 'kit', 'feature', 'app'];

/** A layer sees the layers below it; siblings do not see each other. */
const depConstraints = upwards.map((layer, height) => ({
  sourceTag: `layer:${layer}`,
  onlyDependOnLibsWithTags: upwards.slice(0, height).map((lower) => `layer:${lower}`),
}));

export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '**/storybook-static/**'] },
  {
    files: ['{libs,apps}/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        // Tools are programs and configuration for every layer, imported by relative path.
        {
          depConstraints,
          allow: ['^(\\.\\./)+tools/'],
          allowCircularSelfDependency: true,
          // A page may load code dynamically from any layer.
          checkDynamicDependenciesExceptions: ['.*'],
        },
      ],
    },
  },
];
