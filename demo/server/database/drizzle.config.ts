import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/database/schema/**/*.ts',
  out: './demo/server/database/migrations',
});
