import { defineConfig } from 'vitest/config';
import { bundling, patience, sourceResolve } from './tools/vite/library.ts';

export default defineConfig({
  test: {
    projects: [
      'libs/*/vite.config.ts',
      'apps/*/vitest.config.ts',
      'tools/*/vitest.config.ts',
      {
        ...sourceResolve,
        test: { name: 'bundling', ...patience, include: bundling.map((place) => `{libs,apps}/*/${place}`) },
      },
    ],
    globalSetup: ['./tools/testing/reference-backend.ts'],
  },
});
