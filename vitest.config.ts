import { defineConfig } from 'vitest/config';
import { sourceResolve } from './tools/vite/library.ts';

export default defineConfig({
  test: {
    projects: [
      'libs/*/vite.config.ts',
      'apps/*/vitest.config.ts',
      'tools/*/vitest.config.ts',
      { ...sourceResolve, test: { name: 'first views', include: ['libs/*/src/first-view.test.ts'] } },
    ],
    globalSetup: ['./tools/testing/reference-backend.ts'],
  },
});
