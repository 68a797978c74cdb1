import { defineConfig } from 'vitest/config';
import { patience, sourceResolve } from '../vite/library.ts';

export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: { name: '@touchline/i18n-tools', ...patience, include: ['*.test.ts'] },
});
