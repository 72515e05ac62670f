import type { Locale } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { addressLine } from '#domain/shops/way-there.ts';
import type { shops } from '../../database/schema/catalogue.ts';
import { translate } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';

type Shop = Pick<typeof shops.$inferSelect, 'name' | 'phone' | 'address'>;

/** The address of a shop in one line. */
export function shopAddressLine({ address }: Pick<Shop, 'address'>): string {
  return addressLine({ ...address, street: address.address });
}

/** Where a press calls a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Where a shop is, and how to call it. */
export function shopPairs(locale: Locale, shop: Shop): MailPair[] {
  return [
    { term: translate(locale, 'mail:confirmed.where'), value: shopLines(shop) },
    ...shopPhonePairs(locale, shop),
  ];
}

/** A shop's name, and its address below. */
export function shopLines(shop: Pick<Shop, 'name' | 'address'>): string {
  return `${shop.name}\n${shopAddressLine(shop)}`;
}

/** How to call a shop; nothing where it has no number. */
export function shopPhonePairs(
  locale: Locale,
  { phone, address }: Pick<Shop, 'phone' | 'address'>,
): MailPair[] {
  if (phone === '') return [];
  const value = toNationalPhone(phone, address.country);
  return [{ term: translate(locale, 'mail:confirmed.phone'), value, href: phoneHref(phone) }];
}
