import { plainPicture } from './carriers.ts';
import { bombs, drawings, polyglots } from './tricks-by-content.ts';
import { tricksByName } from './tricks-by-name.ts';
import type { Trick } from './trick.ts';

/** Every trick that uploads are tried with; each has a title of its own. */
export async function uploadCorpus(): Promise<Trick[]> {
  return [
    ...tricksByName(await plainPicture('jpeg')),
    ...(await polyglots()),
    ...drawings(),
    ...(await bombs()),
  ];
}
