import { relative, sep } from 'node:path';

/** The linted file's path from the project's root, with forward slashes. */
export function pathFromRoot(context) {
  return relative(context.cwd, context.filename).split(sep).join('/');
}
