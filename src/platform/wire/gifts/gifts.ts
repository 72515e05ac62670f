import type { CodeWorth } from '#domain/gifts/code-worth.ts';
import type { GiftOffer, GiftService, GiftTheme } from '#domain/gifts/gift-offer.ts';
import type { Currency } from '#domain/prices/money.ts';
import { currencyOf } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parsePicture, parsePictures } from '../picture.ts';
import {
  amount,
  each,
  fields,
  flag,
  id,
  integer,
  isoInstant,
  list,
  localized,
  text,
  type Warn,
} from '../read.ts';

interface OfferContext {
  /** Put before the paths of pictures. */
  readonly base: string;
  readonly currency: Currency;
  readonly warn: Warn;
}

/** What vouchers are sold of; null for what says nothing of it. */
export function parseGiftOffer(value: unknown, context: OfferContext): GiftOffer | null {
  const read = fields(value);
  if (!Array.isArray(read['themes'])) return null;
  return {
    themes: each(read['themes'], 'gift theme', context.warn, (item) => parseTheme(item, context)),
    services: each(read['formulas'], 'gift service', context.warn, (item) => parseService(item, context)),
  };
}

function parseTheme(value: unknown, { base, currency }: OfferContext): GiftTheme | null {
  const read = fields(value);
  const [least, most] = [amount(read['min'], currency), amount(read['max'], currency)];
  if (!id(read['id']) || least === null || most === null || most < least || most === 0) return null;
  return {
    id: id(read['id']),
    name: localized(read['name']),
    description: localized(read['description']),
    picture: parsePicture(read['image'], base),
    amounts: (list(read['amounts']) ?? []).flatMap((one) => {
      const cents = amount(one, currency);
      return cents !== null && cents >= least && cents <= most ? [cents] : [];
    }),
    least,
    most,
    validDays: integer(read['validDays'], 365, 1),
  };
}

function parseService(value: unknown, { base, currency, warn }: OfferContext): GiftService | null {
  const read = fields(value);
  const price = amount(read['price'], currency);
  if (!id(read['articleId']) || price === null || price === 0) return null;
  return {
    externalId: id(read['articleId']),
    slug: text(read['slug']),
    name: localized(read['name']),
    summary: localized(read['summary']),
    price,
    minutes: integer(read['minutes'], 0),
    picture: parsePictures(read['images'], base, warn)[0] ?? null,
  };
}

export function parseCodeWorth(value: unknown): CodeWorth | null {
  const read = fields(value);
  if (typeof read['valid'] !== 'boolean') return null;
  const expiresAt = isoInstant(read['expiresAt']);
  if (!flag(read['valid'], false)) return worthNothing(text(read['status']), expiresAt);
  const currency = currencyOf(text(read['currency']));
  const balance = amount(read['balance'], currency);
  return balance === null || expiresAt === null ? null : { kind: 'valid', balance, currency, expiresAt };
}

function worthNothing(status: string, expiresAt: Instant | null): CodeWorth {
  if (status === 'redeemed' || status === 'voided') return { kind: status };
  return status === 'expired' && expiresAt !== null ? { kind: 'expired', expiresAt } : { kind: 'unknown' };
}

/** The bytes of a file in Base64. */
export function parsePdf(value: unknown): string | null {
  return text(fields(value)['pdf']) || null;
}
