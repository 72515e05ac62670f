import { inRoot } from '../setup/paths.mjs';

const node = (script, ...parameters) => [inRoot(script), ...parameters];

/**
 * What a change must keep, each as the parameters of Node; the budgets are those of `dist`.
 * @type {{ title: string, parameters: string[] }[]}
 */
export const CHECKS = [
  // What takes longest begins first: all the others fit beside it.
  {
    title: 'format',
    parameters: node(
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--log-level',
      'warn',
      '--cache',
      // By what is in a file: a branch that is checked out again is not formatted again.
      '--cache-strategy',
      'content',
      '.',
    ),
  },
  {
    title: 'types',
    parameters: node(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
    ),
  },
  { title: 'lint', parameters: node('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { title: 'unused code', parameters: node('node_modules/knip/bin/knip.js', '--no-progress') },
  { title: 'structure', parameters: node('demo/check/structure/check-structure.ts') },
  { title: 'manifest', parameters: node('demo/build/manifest/write-manifest.ts', '--check') },
  { title: 'roles', parameters: node('demo/build/write-roles.ts', '--check') },
  { title: 'third-party services', parameters: node('demo/build/write-third-parties.ts', '--check') },
  { title: 'theming', parameters: node('demo/build/theming/write-theming.ts', '--check') },
  { title: 'OpenAPI document', parameters: node('demo/build/open-api/check-document.ts') },
  { title: 'texts', parameters: node('demo/check/check-texts.mjs') },
  { title: 'texts of features', parameters: node('demo/build/texts/check-named-texts.ts') },
  { title: 'byte budgets', parameters: node('node_modules/size-limit/bin.js') },
];

/** All of them; where files are named, the format is that of these alone: what it is in others does not follow from them. */
export const checksOf = (files) =>
  CHECKS.map((check) =>
    check.title === 'format' && files.length > 0
      ? { ...check, parameters: [...check.parameters.slice(0, -1), '--ignore-unknown', ...files] }
      : check,
  );
