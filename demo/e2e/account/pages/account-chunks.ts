import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** One chunk of the built product, as its manifest tells of it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const MANIFEST = new URL('../../../../dist/.vite/manifest.json', import.meta.url);

/** What is asked for once a page of the account is opened: of the way in, which other screens show as well, nothing. */
const ACCOUNT =
  /^widgets\/account\/|^widgets\/storefront\/pages\/account-page|^src\/stores\/account\/(?!social|passkeys\/passkey-sign-in)/;

/** The files that one needs before it can run, its own with them. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, found);
  return found;
}

/** The files of the product that nothing but a page of the account needs. */
export function accountFiles(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const roots = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry);
  const of = (isWanted: boolean) =>
    roots
      .filter(([source]) => ACCOUNT.test(source) === isWanted)
      .flatMap(([source]) => [...filesOf(manifest, source)]);
  const others = new Set(of(false));
  return new Set(of(true).filter((file) => !others.has(file)));
}

/** Scripts that a page asks for from now on: their files and their compressed bytes (gzip 9). */
export function weighScripts(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const weighing = new Map<string, Promise<number>>();
  const weigh = (response: Response) => {
    const { pathname } = new URL(response.url());
    const [file] = /(c|t-\w+)\/[^/]+\.js$/.exec(pathname) ?? [];
    if (file === undefined) return;
    weighing.set(
      file,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return new Map(
      await Promise.all([...weighing].map(async ([file, bytes]) => [file, await bytes] as const)),
    );
  };
}
