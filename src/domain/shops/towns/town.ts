import type { Shop } from '../../catalogue/catalogue.ts';
import { middleOf, type Position } from '../distance.ts';
import type { FoundTown } from '../nearby.ts';
import { foldText } from '../shop-search.ts';

/** A town by all its names, its own first. */
export interface Town {
  readonly names: readonly string[];
  readonly position: Position;
}

/** From so many letters on, the beginning of a name stands for it. */
const BEGINNING = 3;

/** A name as people type it: without case, accents, hyphens, dots and the postcode before it, `st` for saint. */
function typedName(name: string): string {
  const plain = foldText(name).replaceAll('ß', 'ss');
  return plain
    .replace(/\P{L}+/gu, ' ')
    .trim()
    .replace(/\bst(?=e?\b)/g, 'saint');
}

/** The town that a text names, whole or by its beginning, under the name that was meant; the first where several are. */
export function townCalled(text: string, towns: readonly Town[]): FoundTown | null {
  // What comes after a comma is a region or a country.
  const wanted = typedName(text.split(',', 1).join());
  if (wanted === '') return null;
  const find = (isMeant: (name: string) => boolean): FoundTown | null => {
    for (const { names, position } of towns) {
      const name = names.find((each) => isMeant(typedName(each)));
      if (name !== undefined) return { name, position };
    }
    return null;
  };
  return (
    find((name) => name === wanted) ??
    (wanted.length >= BEGINNING ? find((name) => name.startsWith(wanted)) : null)
  );
}

/** From so many letters on, one may be wrong: shorter names are too much alike. */
const LONG_ENOUGH = 4;

/** Whether one letter is missing, too many or another one, or two that follow each other have changed places. */
function isOneOff(name: string, typed: string): boolean {
  let at = 0;
  while (at < name.length && name[at] === typed[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(at + from);
  return (
    rest(name, 1) === rest(typed, 1) ||
    rest(name, 1) === rest(typed, 0) ||
    rest(name, 0) === rest(typed, 1) ||
    (name[at] === typed[at + 1] && name[at + 1] === typed[at] && rest(name, 2) === rest(typed, 2))
  );
}

/** The town whose name was most likely meant by a text that is no town's name: one letter of it is wrong. */
export function townMisspelt(text: string, towns: readonly Town[]): FoundTown | null {
  const wanted = typedName(text.split(',', 1).join());
  if (wanted.length < LONG_ENOUGH) return null;
  for (const { names, position } of towns) {
    const name = names.find((each) => isOneOff(typedName(each), wanted));
    if (name !== undefined) return { name, position };
  }
  return null;
}

/** The towns of some shops, each in the middle of its shops. */
export function townsOf(shops: readonly Shop[]): readonly Town[] {
  const byCity = Map.groupBy(shops, ({ address }) => address.city);
  return [...byCity].flatMap(([city, members]) => {
    const position = middleOf(members.flatMap((shop) => shop.position ?? []));
    if (city === '' || !position) return [];
    return { names: [city, ...members.flatMap(({ address }) => address.otherNames ?? [])], position };
  });
}
