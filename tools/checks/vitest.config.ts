import { longTimeouts, run, sourceResolve } from '../vite/library.ts';

export default {
  ...sourceResolve,
  test: {
    ...run,
    name: 'tools',
    ...longTimeouts,
    root: `${import.meta.dirname}/..`,
    include: ['{bench,checks,customers,dev,media,nx,run,source-maps,weight}/**/*.test.ts'],
  },
};
