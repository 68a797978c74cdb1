import { defineConfig } from 'drizzle-kit';

/** `pnpm drizzle-kit generate` writes the next migration after the schema has changed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/schema.ts', './src/database/account-tables.ts', './src/database/commerce-tables.ts'],
  out: './migrations',
});
