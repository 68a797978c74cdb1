import { besideBundling, sharedDomTestOptions, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: besideBundling('portal', { ...sharedDomTestOptions, include: ['src/**/*.test.{ts,tsx}'] }),
};
