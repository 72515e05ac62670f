import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Declares to i18next the texts of a language, given the folder of its files. TypeScript widens what it imports from JSON
 * to `string`, and i18next reads from the literal text which parameters a key asks for.
 */
export function textTypesOf(folder: string): string {
  const namespaces = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const tree: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return `    ${JSON.stringify(basename(name, '.json'))}: ${JSON.stringify(tree)};\n`;
    });
  return `import 'i18next';
declare module 'i18next' {
  interface ResourceNamespaceMap {
${namespaces.join('')}  }
}
`;
}
