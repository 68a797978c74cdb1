import { longTimeouts, run, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  // All files share modules and one database, so they run one after another.
  test: {
    ...run,
    name: 'reference-backend',
    include: ['src/**/*.test.ts'],
    ...longTimeouts,
    hookTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
  },
};
