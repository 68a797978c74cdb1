import { isolatedDomTestOptions, sourceResolve, splitTests } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: splitTests('portal', import.meta.dirname, {
    ...isolatedDomTestOptions,
    include: ['src/**/*.test.{ts,tsx}'],
  }),
};
