import { pathFromRoot } from './file-path.mjs';

const assigned = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const called = new Set([
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'write',
  'writeln',
]);
const why = 'HTML reaches the page through SafeHtml alone, which sanitises it.';

const propertyName = (node) =>
  node?.type !== 'MemberExpression' ? undefined : node.computed ? node.property.value : node.property.name;

const isDocument = (node) => node?.name === 'document' || propertyName(node) === 'document';

export const htmlSinks = {
  create(context) {
    if (/(^|\/)safe-html(\.browser\.test)?\.tsx?$/.test(pathFromRoot(context))) return {};
    const report = (node, name) => context.report({ node, message: `'${name}': ${why}` });
    return {
      AssignmentExpression(node) {
        const name = propertyName(node.left);
        if (assigned.has(name)) report(node, name);
      },
      CallExpression(node) {
        const name = propertyName(node.callee);
        if (!called.has(name)) return;
        if (name.startsWith('write') && !isDocument(node.callee.object)) return;
        report(node, name);
      },
      JSXAttribute(node) {
        const name = node.name?.name;
        if (name === 'dangerouslySetInnerHTML' || name === 'srcDoc') report(node, name);
      },
      Property(node) {
        const name = node.key?.name ?? node.key?.value;
        if (name === 'dangerouslySetInnerHTML') report(node, name);
      },
    };
  },
};
