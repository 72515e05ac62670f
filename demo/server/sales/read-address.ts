import type { SaleWire } from '#contract/money/sale-wire.ts';
import type { DeliveryTerms } from '#domain/delivery/delivery.ts';
import { checkPostalAddress } from '#domain/delivery/postal-address.ts';
import { missingField, refuse, type Refusal } from '../http/refusal.ts';
import type { SaleAsk } from './ask.ts';

/** Where what is bought is to be sent, or why nothing is sent there. */
export function readAddress(
  { address }: Pick<SaleWire, 'address'>,
  { countries }: Pick<DeliveryTerms, 'countries'>,
): Required<Pick<SaleAsk, 'address'>> | Refusal {
  if (address === undefined) return missingField('address');
  const checked = checkPostalAddress({ ...address, details: address.details ?? '' }, countries);
  if (checked.kind === 'ok') return { address: checked.address };
  const names = Object.keys(checked.errors).map((name) => `address.${name}`);
  return refuse('invalid', {
    errors: names.map((field) => ({ field, fault: 'invalid' })),
    ...(names[0] === undefined ? {} : { field: names[0] }),
  });
}
