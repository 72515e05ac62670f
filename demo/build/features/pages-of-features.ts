import { parseSync, type ESTree, type Plugin } from 'vite';

type Program = ESTree.Program;
type ObjectExpression = ESTree.ObjectExpression;
type PropertyKey = ESTree.PropertyKey;

/** The object of `export const …: Feature = { … }`. */
function featureIn({ body }: Program): ObjectExpression | undefined {
  const declarations = body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
  const feature = declarations.find(({ id }) => {
    const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : null;
    return (
      type?.type === 'TSTypeReference' &&
      type.typeName.type === 'Identifier' &&
      type.typeName.name === 'Feature'
    );
  });
  return feature?.init?.type === 'ObjectExpression' ? feature.init : undefined;
}

function isPages({ key }: { readonly key: PropertyKey }): boolean {
  return (
    (key.type === 'Identifier' && key.name === 'pages') || (key.type === 'Literal' && key.value === 'pages')
  );
}

/**
 * The source of a feature with its pages alone, as the storefront wants it in a browser. What else it says is for the build,
 * which has put it where it belongs, or for a server. Throws where the file declares its feature in another form.
 */
export function withPagesAlone(code: string, file: string): string {
  const feature = featureIn(parseSync(file, code).program);
  if (!feature || feature.properties.some(({ type }) => type !== 'Property')) {
    throw new Error(`${file} has to say \`export const …Feature: Feature = { … }\`, with plain properties.`);
  }
  const kept = feature.properties.filter((each) => each.type === 'Property' && isPages(each));
  const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
  return `${code.slice(0, feature.start)}{ ${text} }${code.slice(feature.end)}`;
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
