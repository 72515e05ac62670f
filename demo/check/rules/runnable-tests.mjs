const suites = new Set(['it', 'test', 'describe', 'suite']);
const idle = new Set(['only', 'skip', 'todo', 'fixme', 'fail', 'failing']);

/** The first name of a member chain: `test` of `test.describe.only`. */
const rootName = (node) => (node?.type === 'MemberExpression' ? rootName(node.object) : node?.name);

export const runnableTests = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !suites.has(rootName(callee))) return;
        const isTitled = ['Literal', 'TemplateLiteral'].includes(node.arguments[0]?.type);
        if (idle.has(callee.property.name) && isTitled) {
          context.report({
            node,
            message: `'.${callee.property.name}': every test runs, and runs with the others.`,
          });
        }
      },
    };
  },
};
