import { valueAt } from './asked-settings.ts';
import {
  CONSENT_CATEGORIES,
  THIRD_PARTY_ROWS,
  type ConsentCategory,
  type Purpose,
  type SourceKind,
  type TagPage,
  type ThirdPartyRow,
} from './third-party-rows.ts';

/** A service of somebody else that a company has set up: nothing of it is loaded before its category is agreed to. */
export interface ThirdParty {
  readonly name: string;
  readonly category: ThirdPartyRow['category'];
  readonly purpose: Purpose;
  /** At the service, in its own pattern. */
  readonly id: string;
  /** Its script and the attributes of its element; null where it has none. */
  readonly script: { readonly address: string; readonly attributes: Readonly<Record<string, string>> } | null;
  readonly isGoogleTag: boolean;
  readonly start: (page: TagPage, now: number) => void;
  readonly storedNames: readonly string[];
  readonly sources: Readonly<Partial<Record<SourceKind, readonly string[]>>>;
}

/** Origin of a server of the company's own through which scripts of others come. */
const TAG_SERVER = ['booker', 'thirdParties', 'tagServer'];
/** Where the ids of all services are that have no setting of an older name. */
const OTHERS = ['booker', 'thirdParties'];
const ORIGIN = /^(https:\/\/[\w.-]+|http:\/\/([\w-]+\.)*localhost)(:\d{1,5})?$/;

const partsOf = (setting: string) => setting.split('.');

function isMet({ neededSetting }: ThirdPartyRow, settings: unknown): boolean {
  return neededSetting === undefined || valueAt(settings, partsOf(neededSetting[0])) === neededSetting[1];
}

/** The services of a company, in the order of their rows. What does not have the pattern of its service counts as not set. */
export function thirdPartiesOf(company: unknown): readonly ThirdParty[] {
  const server = valueAt(company, TAG_SERVER);
  const through = typeof server === 'string' && ORIGIN.test(server) ? server : null;
  return THIRD_PARTY_ROWS.flatMap((row) => {
    const id = valueAt(company, partsOf(row.setting));
    return typeof id === 'string' && row.pattern.test(id) && isMet(row, company)
      ? [partyOf(row, id, through)]
      : [];
  });
}

function partyOf(row: ThirdPartyRow, id: string, server: string | null): ThirdParty {
  const { name, category, purpose, script, attributes, start, storedNames, sources } = row;
  // A provider of payment has to be asked itself.
  const through = category === 'payment' || !script ? null : server;
  const address = script?.(id);
  return {
    name: typeof name === 'string' ? name : name(id),
    category,
    purpose,
    id,
    script:
      address === undefined
        ? null
        : {
            address: through === null ? address : addressThrough(through, address),
            attributes: attributes?.(id) ?? {},
          },
    isGoogleTag: row.isGoogleTag ?? false,
    start: (page, now) => start?.(page, id, now),
    storedNames: storedNames?.(id) ?? [],
    sources: through === null ? sources(id) : sourcesThrough(through, sources(id)),
  };
}

/** By the host of the service: `https://tags.example/static.hotjar.com/c/hotjar-1.js`. */
function addressThrough(server: string, address: string): string {
  return `${server}/${address.slice('https://'.length)}`;
}

function sourcesThrough(server: string, sources: ThirdParty['sources']): ThirdParty['sources'] {
  return Object.fromEntries(Object.keys(sources).map((kind) => [kind, [server]]));
}

/** The categories of some services that a visitor is asked about, each once. */
export function categoriesOf(parties: readonly ThirdParty[]): readonly ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((one) => parties.some(({ category }) => category === one));
}

const isUnset = (value: unknown) => value === undefined || value === null || value === '';
const matches = (pattern: RegExp | undefined, value: unknown) =>
  typeof value === 'string' && pattern?.test(value) === true;

/**
 * The path of every setting, in what a company writes, that should have the id of a service and does not have its pattern; and of
 * those that belong to no service.
 */
export function wrongIdsIn(settings: unknown): readonly string[] {
  const wrong = THIRD_PARTY_ROWS.filter((row) => {
    const id = valueAt(settings, partsOf(row.setting));
    // One key serves whichever provider is named beside it.
    if (isUnset(id) || (row.category === 'payment' && !isMet(row, settings))) return false;
    return !matches(row.pattern, id) && !matches(row.own, id);
  });
  const known = new Set([TAG_SERVER.join('.'), ...THIRD_PARTY_ROWS.map(({ setting }) => setting)]);
  const others = Object.keys(Object(valueAt(settings, OTHERS)) as object)
    .map((name) => [...OTHERS, name].join('.'))
    .filter((path) => !known.has(path));
  const server = valueAt(settings, TAG_SERVER);
  const servers = isUnset(server) || matches(ORIGIN, server) ? [] : [TAG_SERVER.join('.')];
  return [...wrong.map(({ setting }) => setting), ...others, ...servers];
}
