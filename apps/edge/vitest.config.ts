import { inOneProcess, sourceResolve } from '../../tools/vite/library.ts';

export default {
  ...sourceResolve,
  test: { name: 'edge', ...inOneProcess, include: ['src/**/*.test.ts'] },
};
