import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import type { Feature } from '#element/feature.ts';
import { elementsView } from './elements-view.ts';
import { inlineRuntime } from './output/inline-runtime.ts';
import { noPreload } from './no-preload.ts';
import { i18nextAsUsed } from './packages/i18next-as-used.ts';
import { leafletForStrictPages } from './packages/leaflet-for-strict-pages.ts';
import { noSchemas } from './packages/no-schemas.ts';
import { pagesOfFeatures } from './features/pages-of-features.ts';
import { readyRulesPlugin } from './rules/ready-rules.ts';

/** The oldest browsers of the README. */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** What makes code for browsers of the sources, for host pages and for projects with a bundler of their own alike. */
export function productPlugins(root: string, features: readonly Feature[]): PluginOption[] {
  return [
    noPreload(),
    inlineRuntime(),
    elementsView(root, features),
    pagesOfFeatures(),
    noSchemas(),
    leafletForStrictPages(),
    i18nextAsUsed(),
    readyRulesPlugin(root),
    react(),
  ];
}
