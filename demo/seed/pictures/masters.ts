import { fileURLToPath } from 'node:url';

/** The drawn masters, `company/name.avif`, each in the largest size of its kind. `npm run artwork` draws them. */
export const MASTERS = fileURLToPath(new URL('./masters', import.meta.url));

/** Logos (for light and for dark grounds) and favicons of each company: `company/logo.svg`. */
export const LOGOS = fileURLToPath(new URL('./logos', import.meta.url));
