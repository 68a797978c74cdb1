import { patience, sourceResolve } from '../vite/library.ts';

export default {
  ...sourceResolve,
  test: {
    name: 'tools',
    ...patience,
    root: `${import.meta.dirname}/..`,
    include: ['{bench,checks,run,nx,customers,weight,dev,source-maps}/**/*.test.ts'],
  },
};
