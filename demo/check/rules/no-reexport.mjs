const message = 'No barrels: import a name from the file that defines it.';

export const noReexport = {
  create(context) {
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration(node) {
        if (node.source) context.report({ node, message });
      },
    };
  },
};
