import { inOneProcess, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { name: 'sandbox-payments', ...inOneProcess, include: ['src/**/*.test.ts'] },
};
