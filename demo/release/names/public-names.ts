import type { CustomElement, Package } from 'custom-elements-manifest';

/** Everything that a page may name, by whom it belongs to: an element's tag, or the package. */
export type PublicNames = Readonly<Record<string, readonly string[]>>;

/** The owner of what is imported. */
export const PACKAGE = 'vitrine';

interface Description {
  readonly exports: object;
}

const named = (kind: string, all: readonly { readonly name: string }[] = []) =>
  all.map(({ name }) => `${kind} ${name}`);

/** The words that an attribute takes, where it takes no others. */
const valuesOf = (type = '') => [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

function namesOf(element: CustomElement): readonly string[] {
  const { attributes = [], members, events, slots, cssParts, cssProperties } = element;
  const values = attributes.flatMap(({ name, type }) =>
    valuesOf(type?.text).map((value) => `value ${name}="${value}"`),
  );
  return [
    ...named('attribute', attributes),
    ...values,
    ...named(
      'property',
      members?.filter(({ kind }) => kind === 'field'),
    ),
    ...named(
      'method',
      members?.filter(({ kind }) => kind === 'method'),
    ),
    ...named('event', events),
    ...named('slot', slots),
    ...named('part', cssParts),
    ...named('custom property', cssProperties),
  ];
}

/** What a manifest and a package.json offer by name. */
export function publicNames({ modules }: Package, { exports }: Description): PublicNames {
  const elements = modules.flatMap(({ declarations = [] }) =>
    declarations.flatMap((declaration) =>
      'customElement' in declaration && declaration.customElement && declaration.tagName !== undefined
        ? [[declaration.tagName, namesOf(declaration)] as const]
        : [],
    ),
  );
  const imports = Object.keys(exports).map((path) => `import ${path}`);
  return { ...Object.fromEntries(elements), [PACKAGE]: imports };
}
