import { sharedProcessTestOptions, run, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { ...run, name: 'sandbox-payments', ...sharedProcessTestOptions, include: ['src/**/*.test.ts'] },
};
