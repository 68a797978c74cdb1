import { patience } from '../vite/library.ts';

export default { test: { name: 'media', ...patience, include: ['**/*.test.ts'] } };
