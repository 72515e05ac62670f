/** Whether a value is what its field asks for. */
type Check = (value: unknown) => boolean;

/** The fields of an object; those whose names end in `?` may be absent. None may be there besides. */
type Fields = Readonly<Record<string, Check>>;

const MOST_ITEMS = 200;

const one =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const word: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 100;
const money: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const whole =
  (least: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least;
const currency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

const object =
  (fields: Fields): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const known = Object.keys(fields).map((name) => name.replace('?', ''));
    const isFit = ([name, check]: [string, Check]) => {
      const field: unknown = Reflect.get(value, name.replace('?', ''));
      return field === undefined ? name.endsWith('?') : check(field);
    };
    return Object.keys(value).every((name) => known.includes(name)) && Object.entries(fields).every(isFit);
  };

const place: Fields = { 'item_list_id?': word, 'item_list_name?': word };
const item = object({
  item_id: word,
  'item_name?': word,
  item_category: one('service', 'product'),
  'affiliation?': word,
  'price?': money,
  quantity: whole(1),
  'index?': whole(0),
  ...place,
});
const items: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_ITEMS && value.every(item);

const priced: Fields = { 'currency?': currency, 'value?': money };
const list: Fields = { ...place, item_list_id: word };
const sold: Fields = { currency, value: money };
const states = one('granted', 'denied');

/** The names of Google Analytics 4, with what it asks of the `ecommerce` of each. */
const ECOMMERCE: Readonly<Record<string, Fields>> = {
  view_item_list: list,
  select_item: list,
  view_item: priced,
  add_to_cart: priced,
  remove_from_cart: priced,
  view_cart: priced,
  begin_checkout: sold,
  purchase: { ...sold, transaction_id: word, 'affiliation?': word, tax: money, shipping: money },
};

const ENTRIES: readonly Check[] = [
  object({ ecommerce: (value) => value === null }),
  ...Object.entries(ECOMMERCE).map(([event, fields]) =>
    object({ event: one(event), ecommerce: object({ ...fields, items }) }),
  ),
  object({ event: one('search'), search_term: word }),
  object({ event: one('login', 'sign_up') }),
  // A command of consent mode: arguments, or what they are once they have left the page.
  object({
    0: one('consent'),
    1: one('default', 'update'),
    2: object({
      ad_storage: states,
      analytics_storage: states,
      ad_user_data: states,
      ad_personalization: states,
    }),
  }),
];

interface Sum {
  readonly value?: number;
  readonly currency?: string;
  readonly items: readonly { readonly price?: number; readonly quantity: number }[];
}

function sumFaults({ value, currency: of, items: all }: Sum): string[] {
  if ((value === undefined) !== (of === undefined)) return ['a value and its currency go together'];
  const sum = all.reduce((total, { price = 0, quantity }) => total + price * quantity, 0);
  // Of more items the rest is in the value alone.
  if (value === undefined || all.length === MOST_ITEMS || Math.abs(value - sum) < 0.001) return [];
  return [`the value ${value} is not the sum ${sum}`];
}

/** What is wrong with entries of a data layer, each as a sentence; none: they are what Google Analytics asks for. */
export function entryFaults(entries: readonly unknown[]): readonly string[] {
  return entries.flatMap((entry, index) => {
    if (!ENTRIES.some((check) => check(entry))) return [`no such entry: ${JSON.stringify(entry)}`];
    const { event, ecommerce } = entry as { readonly event?: string; readonly ecommerce?: Sum | null };
    if (!event || !ecommerce) return [];
    const isClear = JSON.stringify(entries[index - 1]) === '{"ecommerce":null}';
    const faults = [...(isClear ? [] : ['what was before is not cleared']), ...sumFaults(ecommerce)];
    return faults.map((fault) => `${event}: ${fault}`);
  });
}
