import type { Locale } from '#domain/locale.ts';
import { toReadersPhone } from '#domain/people/national-phone.ts';
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

/** Where a shop is, and how to call it: for whoever has told a number of their own, so that it works where they are. */
export function shopPairs(locale: Locale, shop: Shop, readersPhone = ''): MailPair[] {
  return [
    { term: translate(locale, 'mail:confirmed.where'), value: shopLines(shop) },
    ...shopPhonePairs(locale, shop, readersPhone),
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
  readersPhone: string,
): MailPair[] {
  if (phone === '') return [];
  const value = toReadersPhone(phone, readersPhone, address.country);
  return [{ term: translate(locale, 'mail:confirmed.phone'), value, href: phoneHref(phone) }];
}
