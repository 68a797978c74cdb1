import { sourceResolve } from '../../tools/vite/library.ts';

export default { ...sourceResolve, test: { name: 'portal', include: ['{src,build}/**/*.test.{ts,tsx}'] } };
