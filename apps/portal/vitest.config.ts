import { bundling, inOneDom, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { name: 'portal', ...inOneDom, include: ['src/**/*.test.{ts,tsx}'], exclude: bundling },
};
