import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** One chunk of the built product, as its manifest tells of it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const DIST = new URL('../../../../dist/', import.meta.url);

/**
 * What is asked for once a page of the account is opened: nothing of the way in, which other screens show as well, nor of the loyalty
 * card, which the menus of a customer look for.
 */
const ACCOUNT =
  /^widgets\/account\/|^widgets\/storefront\/pages\/account-page|^src\/stores\/account\/(?!loyalty|social|passkeys\/passkey-sign-in)/;

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
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Manifest;
  const roots = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry);
  const of = (isWanted: boolean) =>
    roots
      .filter(([source]) => ACCOUNT.test(source) === isWanted)
      .flatMap(([source]) => [...filesOf(manifest, source)]);
  const others = new Set(of(false));
  return new Set(of(true).filter((file) => !others.has(file)));
}

/** Scripts that a page asks for from now on, until it is left alone: their files and their compressed bytes (gzip 9), as they were built. */
export function weighScripts(page: Page) {
  const weights = new Map<string, number>();
  const weigh = (request: Request) => {
    const [file] = /(c|t-\w+)\/[^/]+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (file === undefined) return;
    weights.set(file, gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length);
  };
  page.on('request', weigh);
  return {
    weights: weights as ReadonlyMap<string, number>,
    stop: () => void page.off('request', weigh),
  };
}
