import { checkContactField, type ContactInput } from '../people/contact-details.ts';
import type { Cents } from '../prices/money.ts';
import type { SalePrice } from './sale-price.ts';
import type { SoldLine } from './sold-line.ts';

interface NamedSum {
  readonly name: string;
  readonly amount: Cents;
}

/**
 * What the sheet of a wallet lists, which is to come to what is paid: the lines and what is taken off them, or that sum alone where it is
 * another, as where vouchers pay a part.
 */
export function walletLines(
  lines: readonly Pick<SoldLine, 'name' | 'quantity' | 'price'>[],
  { discount, delivery, now }: Pick<SalePrice, 'discount' | 'delivery' | 'now'>,
  words: { readonly discount: string; readonly toPay: string },
): readonly NamedSum[] {
  const all = [
    ...lines.map(({ name, quantity, price }) => ({
      name: quantity > 1 ? `${name} × ${quantity}` : name,
      amount: price,
    })),
    ...(discount > 0 ? [{ name: words.discount, amount: -discount }] : []),
  ];
  const sum = all.reduce((total, { amount }) => total + amount, delivery);
  return sum === now ? all : [{ name: words.toPay, amount: now - delivery }];
}

type Typed = Omit<ContactInput, 'message'>;

/**
 * What a wallet tells of whoever pays, where what was typed cannot be taken: the name as a whole, so that it is never made of two
 * people's. The last word of the wallet's name is the last name. What it does not tell stays as it was typed. `country`: the shop's.
 */
export function walletContact(
  typed: Typed,
  { name, email, phone }: { readonly name: string; readonly email: string; readonly phone: string },
  country: string,
): Typed {
  const [, firstname = '', lastname = ''] = /^(?:(.*\S)\s+)?(\S+)$/.exec(name.trim()) ?? [];
  const isTaken = (field: keyof Typed) => checkContactField(field, typed[field], country).kind === 'ok';
  const isTyped = typed.firstname + typed.lastname !== '';
  const isToldWhole = firstname !== '' && lastname !== '';
  const isNamed = (isTaken('firstname') && isTaken('lastname')) || (isTyped && !isToldWhole);
  return {
    firstname: isNamed ? typed.firstname : firstname,
    lastname: isNamed ? typed.lastname : lastname,
    email: isTaken('email') || email === '' ? typed.email : email,
    phone: isTaken('phone') || phone === '' ? typed.phone : phone,
  };
}
