import { parseSync, type Plugin } from 'vite';

/**
 * The source of a feature with its pages alone, as the storefront wants it in a browser. What else it says is for the build,
 * which has put it where it belongs, or for a server.
 */
export function withPagesAlone(code: string, file: string): string {
  const edits = parseSync(file, code).program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => {
      if (init?.type !== 'ObjectExpression') return [];
      const kept = init.properties.filter(
        (each) => each.type !== 'Property' || (each.key.type === 'Identifier' && each.key.name === 'pages'),
      );
      const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
      return [{ start: init.start, end: init.end, text: `{ ${text} }` }];
    });
  });
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

/** So that the storefront does not grow by what it never reads of each feature. */
export function pagesOfFeatures(): Plugin {
  return {
    name: 'pages-of-features',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/widgets\/[^/]+\/feature\.ts$/ },
      handler: (code, id) => ({ code: withPagesAlone(code, id), map: null }),
    },
  };
}
