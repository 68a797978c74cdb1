import { defineConfig } from 'vitest/config';
import { longTimeouts, run, sourceResolve } from '../vite/library.ts';

export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: { ...run, name: '@touchline/i18n-tools', ...longTimeouts, include: ['*.test.ts'] },
});
