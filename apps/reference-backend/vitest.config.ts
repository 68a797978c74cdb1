import { patience, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  // One database serves every file: modules are shared, and files run one after the other.
  test: {
    name: 'reference-backend',
    include: ['src/**/*.test.ts'],
    ...patience,
    hookTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
    // After the others: vitest refuses to mix one file at a time with as many as there are cores.
    sequence: { groupOrder: 1 },
  },
};
