import { MESSAGE_LIMIT, NAME_LIMIT, type CheckedField, type FieldError } from '../people/contact-details.ts';
import { toCents, toDecimal, type Cents, type Currency } from '../prices/money.ts';
import type { DateKey } from '../time/date-key.ts';
import { deliveryDayError, type DayError, type DeliveryDays } from './delivery-day.ts';
import type { GiftOffer, GiftTheme } from './gift-offer.ts';
import { checkReceiverEmail, checkReceiverName } from './receiver.ts';

/** A voucher as it is filled in. */
export interface GiftDraft {
  readonly themeId: string;
  readonly worth: 'amount' | 'service';
  /** As it is typed, in the company's currency. */
  readonly amount: string;
  /** External id of the service that is given; empty while none is. */
  readonly serviceId: string;
  readonly name: string;
  readonly email: string;
  readonly sender: string;
  readonly message: string;
  readonly when: 'now' | 'later';
  /** The day on which it is sent; empty while none is chosen. */
  readonly day: DateKey;
}

export const EMPTY_GIFT: GiftDraft = {
  themeId: '',
  worth: 'amount',
  amount: '',
  serviceId: '',
  name: '',
  email: '',
  sender: '',
  message: '',
  when: 'now',
  day: '',
};

/** Whether both are filled in alike. */
export function isSameDraft(one: GiftDraft, other: GiftDraft): boolean {
  return (Object.keys(EMPTY_GIFT) as (keyof GiftDraft)[]).every((field) => one[field] === other[field]);
}

export type GiftField = 'themeId' | 'amount' | 'serviceId' | 'name' | 'email' | 'sender' | 'message' | 'day';
export type GiftError = FieldError | DayError | 'too-little' | 'too-much' | 'gone';
export type GiftErrors = Partial<Record<GiftField, GiftError>>;

/** A voucher that may be bought. */
export interface Gift {
  readonly themeId: string;
  /** Null: it is for a sum of money. */
  readonly serviceId: string | null;
  /** What it costs and is worth. */
  readonly price: Cents;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly sender: string;
  readonly message: string;
  /** Null: it is sent at once. */
  readonly day: DateKey | null;
}

export type CheckedGift =
  { readonly kind: 'ok'; readonly gift: Gift } | { readonly kind: 'refused'; readonly errors: GiftErrors };

/** A sum as somebody types it, with a comma or a point and perhaps the currency; null for what is none. */
export function readAmount(typed: string, currency: Currency): Cents | null {
  const plain = typed.replace(/[^\d.,]/g, '').replace(',', '.');
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > currency.digits) return null;
  return toCents(Number(`${whole}.${fraction}`), currency);
}

/** A sum as it stands in the field. */
export function typedAmount(amount: Cents, currency: Currency): string {
  return String(toDecimal(amount, currency));
}

type AmountError = Extract<GiftError, 'required' | 'invalid' | 'too-little' | 'too-much'>;

/** Null: a voucher of the theme may be for that sum. */
export function amountError(
  amount: Cents,
  { least, most }: Pick<GiftTheme, 'least' | 'most'>,
): AmountError | null {
  if (amount < least) return 'too-little';
  return amount > most ? 'too-much' : null;
}

/** What a voucher is checked by. */
export interface KnownOfGifts {
  readonly offer: GiftOffer;
  readonly currency: Currency;
  readonly days: DeliveryDays;
}

/** What is wrong with one field, whatever the others say; null: nothing. */
export function giftFieldError(field: GiftField, draft: GiftDraft, known: KnownOfGifts): GiftError | null {
  const theme = known.offer.themes.find(({ id }) => id === draft.themeId);
  switch (field) {
    case 'themeId':
      if (draft.themeId === '') return 'required';
      return theme ? null : 'gone';
    case 'amount':
      return draft.worth === 'amount' ? typedAmountError(draft.amount, theme, known.currency) : null;
    case 'serviceId':
      return draft.worth === 'service' ? serviceError(draft.serviceId, known.offer) : null;
    case 'name':
      return errorOf(checkReceiverName(draft.name));
    case 'email':
      return errorOf(checkReceiverEmail(draft.email));
    case 'sender':
      return draft.sender.trim().length > NAME_LIMIT ? 'too-long' : null;
    case 'message':
      return draft.message.trim().length > MESSAGE_LIMIT ? 'too-long' : null;
    case 'day':
      return draft.when === 'later' ? deliveryDayError(draft.day, known.days) : null;
  }
}

function typedAmountError(typed: string, theme: GiftTheme | undefined, currency: Currency) {
  if (typed.trim() === '') return 'required';
  const amount = readAmount(typed, currency);
  if (amount === null) return 'invalid';
  return theme ? amountError(amount, theme) : null;
}

function serviceError(serviceId: string, { services }: GiftOffer): GiftError | null {
  if (serviceId === '') return 'required';
  return services.some(({ externalId }) => externalId === serviceId) ? null : 'gone';
}

const errorOf = (checked: CheckedField): FieldError | null => (checked.kind === 'ok' ? null : checked.error);

export const GIFT_FIELDS: readonly GiftField[] = [
  'themeId',
  'amount',
  'serviceId',
  'name',
  'email',
  'sender',
  'message',
  'day',
];

/** The fields that have something wrong with them. */
export function giftErrors(draft: GiftDraft, known: KnownOfGifts): GiftErrors {
  const found = GIFT_FIELDS.flatMap((field) => {
    const error = giftFieldError(field, draft, known);
    return error === null ? [] : [[field, error] as const];
  });
  return Object.fromEntries(found);
}

/** What the voucher costs as far as it is filled in; null while nobody can tell. */
export function giftPrice(draft: GiftDraft, { offer, currency }: Omit<KnownOfGifts, 'days'>): Cents | null {
  if (draft.worth === 'amount') return readAmount(draft.amount, currency);
  return offer.services.find(({ externalId }) => externalId === draft.serviceId)?.price ?? null;
}

/** A voucher that nobody has touched: of the first theme, for its first sum, and from whoever is known to fill it in. */
export function untouchedGift({ themes }: GiftOffer, currency: Currency, sender: string): GiftDraft {
  const [theme] = themes;
  if (!theme) return EMPTY_GIFT;
  const [amount = theme.least] = theme.amounts;
  return { ...EMPTY_GIFT, themeId: theme.id, amount: typedAmount(amount, currency), sender };
}

/** The whole voucher as it is put into the order. */
export function checkGift(draft: GiftDraft, known: KnownOfGifts): CheckedGift {
  const errors = giftErrors(draft, known);
  const price = giftPrice(draft, known);
  if (Object.keys(errors).length > 0 || price === null) return { kind: 'refused', errors };
  const [name, email] = [checkReceiverName(draft.name), checkReceiverEmail(draft.email)];
  if (name.kind === 'refused' || email.kind === 'refused') return { kind: 'refused', errors };
  return {
    kind: 'ok',
    gift: {
      themeId: draft.themeId,
      serviceId: draft.worth === 'service' ? draft.serviceId : null,
      price,
      recipient: { name: name.value, email: email.value },
      sender: draft.sender.trim(),
      message: draft.message.trim(),
      day: draft.when === 'later' ? draft.day : null,
    },
  };
}
