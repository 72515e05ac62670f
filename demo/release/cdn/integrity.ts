import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** By the path of a file in the folder of a release, what `integrity` has to be for it. */
type Integrity = Readonly<Record<string, string>>;

/** Names of the files that a release has besides those that pages load. */
const LIST = 'integrity.json';
const SNIPPET = 'embed.html';

const digest = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

export function integrityOf(folder: string): Integrity {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== LIST && entry.name !== SNIPPET)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(files.map((file) => [relative(folder, file).split(sep).join('/'), digest(file)]));
}

/** Throws where the list lacks it: an empty attribute would have the browser check nothing. */
function digestIn(integrity: Integrity, path: string): string {
  const found = integrity[path];
  if (found === undefined) throw new Error(`The release has no ${path}.`);
  return found;
}

/**
 * What a page says to load the release from an address and nothing that differs from it by a byte. The script's own attribute
 * covers the script; the import map covers what that imports.
 *
 * @param code the files that are asked for beside the script, which would ask for them a round trip later
 */
export function embedSnippet(address: string, integrity: Integrity, code: readonly string[] = []): string {
  const base = address.replace(/\/*$/, '/');
  const imported = Object.entries(integrity).filter(
    ([path]) => path.endsWith('.js') && path !== 'vitrine.js',
  );
  const map = { integrity: Object.fromEntries(imported.map(([path, value]) => [base + path, value])) };
  // As the import map has it: browsers that ask before they have read it would ask again.
  const early = code.map(
    (path) => `<link rel="modulepreload" href="${base}${path}" integrity="${digestIn(integrity, path)}" />\n`,
  );
  return `<script type="importmap">
${JSON.stringify(map, null, 1)}
</script>
${early.join('')}<script
  type="module"
  src="${base}vitrine.js"
  integrity="${digestIn(integrity, 'vitrine.js')}"
  crossorigin="anonymous"
  data-company="cmp_maison"
  data-api="https://booking.example"
></script>
`;
}

/** By the name of an element, the files that a page with it asks for beside the script. */
type ElementCode = Readonly<Record<string, readonly string[]>>;

/** Whose files the snippet asks for; the list has those of the others. */
const FIRST = 'booking';

/** Adds to the folder of a release the list of all its files, and what a page says that loads them from an address. */
export function writeIntegrity(
  folder: string,
  version: string,
  address: string,
  elements: ElementCode,
): void {
  const files = integrityOf(folder);
  writeFileSync(join(folder, LIST), `${JSON.stringify({ version, files, elements }, null, 1)}\n`);
  writeFileSync(join(folder, SNIPPET), embedSnippet(address, files, elements[FIRST]));
}
