import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { i18nextAsUsed } from '../packages/i18next-as-used.ts';
import { noSchemas } from '../packages/no-schemas.ts';
import { allRulesPlugin } from '../rules/ready-rules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** The screens for a server, which renders them: one module for Node, with all that it needs. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [noSchemas(), i18nextAsUsed(), allRulesPlugin(root), react()],
  define: {
    __VITRINE_VERSION__: JSON.stringify(version),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'demo/server/render/engine/render-element.tsx',
    outDir: 'dist-server',
    target: 'node22',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash].js' } },
  },
});
