import type { Shop } from '#domain/catalogue/catalogue.ts';
import { idsMeant, type NamedService } from '#domain/free-times/matching/named-services.ts';
import { isNamedIn } from '#domain/free-times/matching/named-shops.ts';
import { placeInText, placeNamed } from '#domain/free-times/place-in-text.ts';
import { placeMeant } from '#domain/free-times/place-meant.ts';
import { splitQuery, type SplitQuery } from '#domain/free-times/split-query.ts';
import type { Locale } from '#domain/locale.ts';
import { knownTowns } from '#domain/shops/towns/known-towns.ts';
import { townsOf } from '#domain/shops/towns/town.ts';
import type { DateKey } from '#domain/time/date-key.ts';

interface TextContext {
  readonly named: readonly NamedService[];
  readonly shops: readonly Shop[];
  readonly locale: Locale;
  readonly today: DateKey;
}

/** What a text asks for, by its parts. */
export interface PartedText extends SplitQuery {
  /** Words that name neither a service nor a place; empty where all were understood. */
  readonly left: string;
}

const PLAIN: Pick<PartedText, 'where' | 'when' | 'part' | 'left'> = {
  where: '',
  when: 'any',
  part: null,
  left: '',
};

/** Of longer texts nobody expects that a service and a place are found in them. */
const LONGEST = 80;
/** Shorter words stand for too many services. */
const SHORTEST = 3;

/** Reads the text of the field for the service: a service, or one with a place, a day and a part of the day. */
export function partedText(text: string, { named, shops, locale, today }: TextContext): PartedText {
  const isService = (words: string) => idsMeant(named, words, 'names') !== null;
  if (text === '' || isService(text)) return { ...PLAIN, what: text };
  const split = { ...splitQuery(text, today, [...townsOf(shops), ...knownTowns()]), left: '' };
  if (split.what === '' || isService(split.what) || text.length > LONGEST) return split;
  // The name of a shop may have that of a town in it.
  const { what: all } = splitQuery(text, today, []);
  const kindOf = (place: string) => {
    const meant = placeMeant(place, shops, locale);
    // A word that is like a town's name is none among others.
    if (meant.kind === 'town' && meant.isGuessed) return 'unknown';
    const isShop = meant.kind !== 'shops' || meant.shops.some((shop) => isNamedIn(shop, place));
    return isShop ? meant.kind : 'unknown';
  };
  const partsOf = (words: string) => placeInText(words, (some) => some.length >= SHORTEST && isService(some));
  const whole = placeNamed(all.split(' ')).where;
  if (kindOf(whole) !== 'unknown') return { ...split, what: '', where: whole };
  const beside = partsOf(all);
  if (beside && kindOf(beside.where) === 'shops') return { ...split, what: beside.what, where: beside.where };
  // What is written about services has words of places in it: it is read once these are taken out.
  if (idsMeant(named, split.what) !== null) return split;
  const found = partsOf(split.what);
  if (!found) return split;
  const isPlace = split.where === '' && (found.isSaid || kindOf(found.where) !== 'unknown');
  return isPlace
    ? { ...split, what: found.what, where: found.where }
    : { ...split, what: found.what, left: found.where };
}
