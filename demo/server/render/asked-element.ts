import { readAttribute } from '#element/definition/attribute.ts';
import {
  observedOf,
  type AttributeDefinition,
  type ElementDefinition,
} from '#element/definition/definition.ts';
import { firstReads } from '#element/first-reads.ts';
import { CATEGORIES_READ, COMPANY_READ, SHOPS_READ } from '#element/every-element/reads.ts';
import { localeOfTag } from '#element/page/lang.ts';
import type { Locale } from '#domain/locale.ts';
import { features } from '#registry';
import type { SiteData } from '#stores/composition/site-options.ts';

type Attributes = Readonly<Record<string, string>>;

/** What a query asks for of an element. */
type AskedElement =
  /** The element does not take the attribute, or not with this value. */
  | { readonly kind: 'refused'; readonly name: string; readonly fault: 'unknown' | 'invalid' }
  /** What is shown first is of the moment: it is rendered for nobody. */
  | { readonly kind: 'of-the-moment' }
  | {
      readonly kind: 'asked';
      /** Those that decide what is shown, each said in one way: what is the same is rendered once. */
      readonly attributes: Attributes;
      /** It is told what of the data it need not be sent: what the loader reads by itself. */
      readonly isUnreadAlone: boolean;
      /** Whether there are only so many of their values, given which slugs the company has. */
      isAmongFew(isSlug: (text: string) => boolean): boolean;
    };

/** What of a tag has no part in what it shows first, or is known by another way. */
const ASIDE = new Set(['company', 'locale', 'api', 'min-height', 'render', 'required']);

/** The feature whose element has a tag. */
export const featureOfTag = (tag: string): string | undefined =>
  features.find(({ name, element }) => element && tag === `vitrine-${name}`)?.name;

/** The language that a query names by a tag of languages. */
export const localeAsked = (locale: unknown): Locale | undefined =>
  localeOfTag(typeof locale === 'string' ? locale : null);

/** Reads the attributes of a tag from a query, which names each once. */
export function askedElement(
  definition: ElementDefinition,
  { data, ...query }: Readonly<Record<string, unknown>>,
): AskedElement {
  if (data !== undefined && data !== 'unread') return { kind: 'refused', name: 'data', fault: 'invalid' };
  const names = observedOf(definition);
  const deciding: Record<string, string> = {};
  for (const [name, value] of Object.entries(query).toSorted()) {
    if (!names.includes(name)) return { kind: 'refused', name, fault: 'unknown' };
    const declared = definition.attributes[name];
    // Templates write an empty attribute for a value that they do not have.
    if (value === '' && declared?.kind !== 'boolean') continue;
    const reading = declared && typeof value === 'string' ? readAttribute(declared, value) : undefined;
    if (typeof value !== 'string' || reading?.kind === 'invalid')
      return { kind: 'refused', name, fault: 'invalid' };
    const said = declared && reading?.kind === 'value' ? saidAs(declared, reading.value, value) : value;
    if (!ASIDE.has(name) && said !== null) deciding[name] = said;
  }
  const { ofTheMoment = {} } = definition;
  if (Object.entries(ofTheMoment).some(([name, value]) => deciding[name] === value))
    return { kind: 'of-the-moment' };
  const isAmongFew = (isSlug: (text: string) => boolean) =>
    Object.entries(deciding).every(([name, value]) => isBounded(definition, name) || isSlug(value));
  return { kind: 'asked', attributes: deciding, isUnreadAlone: data === 'unread', isAmongFew };
}

/** A value as it is written in one way only; null: as if the attribute were not there. */
function saidAs({ kind }: AttributeDefinition, value: unknown, text: string): string | null {
  if (kind === 'number') return String(value);
  if (kind !== 'boolean') return text;
  return value === true ? '' : null;
}

/** What of the data of an element's first screen the loader does not read by itself while it asks for the markup. */
export function unreadData(feature: string, data: SiteData): SiteData {
  const { element, texts: [first] = [] } = features.find(({ name }) => name === feature) ?? {};
  const read = new Set(element && firstReads(element, (name) => data.attributes?.[name] !== undefined));
  const { company, shops, categories, texts, ...others } = data;
  const unread = Object.entries(texts ?? {}).filter(([name]) => name !== 'common' && name !== first);
  return {
    ...others,
    texts: Object.fromEntries(unread),
    ...(!read.has(COMPANY_READ) && { company }),
    ...(!read.has(SHOPS_READ) && { shops }),
    ...(!read.has(CATEGORIES_READ) && { categories }),
  };
}

function isBounded({ attributes }: ElementDefinition, name: string): boolean {
  const declared = attributes[name];
  if (declared?.kind === 'number') return declared.whole === true && declared.max !== undefined;
  return declared?.kind === 'enum' || declared?.kind === 'boolean';
}
