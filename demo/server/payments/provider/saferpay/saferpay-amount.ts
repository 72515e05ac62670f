import { Type, type Static } from 'typebox';
import type { Cents } from '#domain/prices/money.ts';
import { readAmount, shapeOf } from '../provider-shapes.ts';

export const Amount = Type.Object({ Value: Type.String(), CurrencyCode: Type.String() });

/** As Saferpay writes amounts: in minor units, as text. */
export const amountOf = (amount: Cents, currency: string) => ({
  Value: String(amount),
  CurrencyCode: currency,
});

/** Throws where Saferpay has written no amount. */
export function centsOf({ Value, CurrencyCode }: Static<typeof Amount>): Cents {
  const shape = shapeOf('saferpay');
  const cents = shape === null ? null : readAmount(shape, Value, CurrencyCode);
  if (cents === null) throw new Error(`Saferpay wrote an amount that is none: ${Value}`);
  return cents;
}
