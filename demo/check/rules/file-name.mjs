import { basename } from 'node:path';
import { pathFromRoot } from './file-path.mjs';

const vague = /^(index|utils?|helpers?|types?|common|misc|shared|constants)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const fileName = {
  create(context) {
    return {
      Program(node) {
        const name = basename(pathFromRoot(context)).replace(/^\./, '');
        const stem = name.split('.')[0] ?? '';
        if (vague.test(stem))
          context.report({ node, message: `'${stem}' names no idea: name the file for what it holds.` });
        else if (!kebab.test(stem))
          context.report({ node, message: `File names are kebab-case: '${name}'.` });
      },
    };
  },
};
