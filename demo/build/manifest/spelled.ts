import type { AttributeDefinition } from '#element/definition/definition.ts';

/** The type of an attribute's property, as TypeScript spells it. */
export function typeOf(declared: AttributeDefinition): string {
  if (declared.kind === 'enum') return declared.values.map((value) => `'${value}'`).join(' | ');
  return declared.kind === 'json' ? 'object' : declared.kind;
}

/** Names with what is said of them, as manifests and editors' data list them. */
export const listed = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));
