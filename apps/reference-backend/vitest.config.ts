import { patience, run, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  // One database serves every file: modules are shared, and files run one after the other.
  test: {
    ...run,
    name: 'reference-backend',
    include: ['src/**/*.test.ts'],
    ...patience,
    hookTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
  },
};
