import { run, sharedProcessTestOptions, sourceResolve } from '../vite/library.ts';

export default {
  ...sourceResolve,
  test: {
    ...run,
    name: 'tools',
    ...sharedProcessTestOptions,
    root: `${import.meta.dirname}/..`,
    include: ['{bench,checks,customers,dev,media,nx,run,source-maps,weight}/**/*.test.ts'],
  },
};
