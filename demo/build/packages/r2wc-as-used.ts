import type { Plugin } from 'vite';

/** The ways in which r2wc reads a prop from an attribute, by the kind of prop. */
const KINDS = /\b(\w+) = \{\s*string: \w+,\s*number: \w+,\s*boolean: \w+,[^{}]*\}/;

/** The code of r2wc without what reads and writes props: attributes and properties are ours. Throws where it is not written in the known way. */
export function withoutProps(code: string): string {
  if (!KINDS.test(code)) throw new Error('r2wc has its kinds of props no more under their known names.');
  return code.replace(KINDS, '$1 = {}');
}

/** Leaves out of r2wc what our elements do by themselves. */
export function r2wcAsUsed(): Plugin {
  return {
    name: 'r2wc-as-used',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/@r2wc\/core\/dist\/core\.js$/ },
      handler: (code) => ({ code: withoutProps(code), map: null }),
    },
  };
}
