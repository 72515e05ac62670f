import { isTest } from '../rooms.mjs';
import { pathFromRoot } from './file-path.mjs';

const faults = [
  [
    /(?<![\w-])((?:bg|text|border|ring|divide|outline|fill|stroke|accent|caret|decoration)-\[var\()/,
    'twind takes it for something else than a colour: write [color:var(--x)] or a theme colour',
  ],
  [/(?<![\w-])(\d*\.?\d+rem)\b/, "rem is the host page's: write calc(var(--u) * n)"],
  [
    /(?<![\w-])((?:has|not|in)-\[|inert:|starting:|forced-colors:|\*:)/,
    'twind drops this variant without a word: write CSS for it',
  ],
  [/(?<![\w-])((?:ps|pe|ms|me|start|end|size)-(?:\d|\[))/, 'twind has no rule for it'],
];

export const silentClasses = {
  create(context) {
    if (isTest(pathFromRoot(context))) return {};
    const judge = (node, text) => {
      for (const [pattern, why] of faults) {
        const found = pattern.exec(text)?.[1];
        if (found) context.report({ node, message: `'${found}': ${why}.` });
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') judge(node, node.value);
      },
      TemplateElement: (node) => judge(node, node.value.raw),
    };
  },
};
