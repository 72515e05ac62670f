const makers = new Set(['atom', 'map', 'deepMap', 'computed', 'batched']);

export const storeNames = {
  create(context) {
    return {
      VariableDeclarator(node) {
        const maker = node.init?.type === 'CallExpression' ? node.init.callee.name : undefined;
        if (makers.has(maker) && node.id.type === 'Identifier' && !node.id.name.startsWith('$')) {
          context.report({ node, message: `A store's name starts with $: '${node.id.name}'.` });
        }
      },
    };
  },
};
