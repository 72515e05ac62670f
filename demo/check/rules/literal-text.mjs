import { isTest } from '../rooms.mjs';
import { pathFromRoot } from './file-path.mjs';

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]);
const word = /\p{L}{2,}/u;

export const literalText = {
  create(context) {
    if (isTest(pathFromRoot(context))) return {};
    const report = (node, text) =>
      context.report({ node, message: `Text for people comes from locales: '${text.trim()}'.` });
    const literalOf = (value) => (value?.type === 'JSXExpressionContainer' ? value.expression : value);
    return {
      JSXText(node) {
        if (word.test(node.value)) report(node, node.value);
      },
      JSXExpressionContainer(node) {
        const inElement = node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment';
        const text = node.expression?.value;
        if (inElement && typeof text === 'string' && word.test(text)) report(node, text);
      },
      JSXAttribute(node) {
        const text = literalOf(node.value)?.value;
        if (spoken.has(node.name?.name) && typeof text === 'string' && word.test(text)) report(node, text);
      },
    };
  },
};
