import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['libs/*/vite.config.ts', 'apps/*/vitest.config.ts', 'tools/*/vitest.config.ts'],
    globalSetup: ['./tools/testing/reference-backend.ts'],
  },
});
