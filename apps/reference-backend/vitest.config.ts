import { sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { name: 'reference-backend', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
};
