import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { isReservedWord } from '#domain/site/fixed-routes.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import type { Feature } from '#element/feature.ts';
import { isSharedChunk } from '../build/chunks.ts';

const USAGE = 'npm run new -- screen gift-ideas';

/** Where a screen of that name lies. */
const placesOf = (name: string) => [
  `widgets/${name}`,
  `src/stores/${name}`,
  `src/domain/${name}`,
  `locales/${DEFAULT_LOCALE}/${name}.json`,
];

/** Whether the site itself has pages of that kind: they have a path, and only home's is the one of kinds that there are not. */
const isOwnKind = (kind: string) =>
  kind === 'home' || buildPath({ kind } as unknown as Route, DEFAULT_LOCALE) !== '/';

/** Whether an address of a feature begins with that word, or its pages are of that kind. */
const isPageOf = (word: string, { pages = {} }: Feature) =>
  word in pages || Object.values(pages).some((page) => page.path?.split('/')[1] === word);

/** Why a tree can have no screen of that name; null where it can. */
function faultOfName(name: string, root: string, features: readonly Feature[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `'${name}' cannot name a screen: small letters and digits with single dashes between, as in ${USAGE}.`;
  }
  const there = placesOf(name).find((place) => existsSync(join(root, place)));
  if (there) return `'${name}' is taken: there is ${there}.`;
  if (isReservedWord(name) || isOwnKind(name) || features.some((feature) => isPageOf(name, feature))) {
    return `'${name}' is taken: the site has pages of that address or kind.`;
  }
  return isSharedChunk(name) ? `'${name}' is taken: the bundle has a file of that name.` : null;
}

/** What is wrong with what was asked for, as a sentence; null where it can be done. */
export function refusalOf(
  asked: readonly string[],
  root: string,
  features: readonly Feature[],
): string | null {
  const [kind, name, ...more] = asked;
  if (kind === undefined) return `Say what to add: ${USAGE}.`;
  if (kind !== 'screen') return `'${kind}' is nothing that can be added: a screen is, as in ${USAGE}.`;
  if (name === undefined) return `A screen needs a name: ${USAGE}.`;
  if (more.length > 0) return `One screen at a time: '${more.join(' ')}' is too much after ${name}.`;
  return faultOfName(name, root, features);
}
