import { besideBundling, inOneDom, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: besideBundling('portal', { ...inOneDom, include: ['src/**/*.test.{ts,tsx}'] }),
};
