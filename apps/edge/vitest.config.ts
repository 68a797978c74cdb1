import { sharedProcessTestOptions, run, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { ...run, name: 'edge', ...sharedProcessTestOptions, include: ['src/**/*.test.ts'] },
};
