import { defineConfig } from 'drizzle-kit';

/** After a change of the schema, `pnpm drizzle-kit generate` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/schema.ts', './src/database/account-tables.ts', './src/database/commerce-tables.ts'],
  out: './migrations',
});
