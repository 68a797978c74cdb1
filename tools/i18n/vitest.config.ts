import { defineConfig } from 'vitest/config';
import { patience, run, sourceResolve } from '../vite/library.ts';

export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: { ...run, name: '@touchline/i18n-tools', ...patience, include: ['*.test.ts'] },
});
