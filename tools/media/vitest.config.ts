export default { test: { name: 'media', include: ['**/*.test.ts'], testTimeout: 20_000 } };
