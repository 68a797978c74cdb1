import { inOneProcess, run, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { ...run, name: 'edge', ...inOneProcess, include: ['src/**/*.test.ts'] },
};
