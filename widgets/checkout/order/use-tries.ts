import { useState } from 'react';
import { POSTAL_FIELDS } from '#domain/delivery/postal-address.ts';
import type { Checkout } from '#stores/checkout/checkout.ts';
import type { WalletMeans } from '#stores/checkout/payment/wallets.ts';
import { refusedFields } from '#widgets/order-form/refused-fields.ts';
import { CONTACT_FIELDS, type FieldErrors } from '#widgets/order-form/use-contact-form.ts';
import type { AddressErrors } from './delivery/use-address-form.ts';

interface Found {
  readonly contact: FieldErrors;
  readonly address: AddressErrors;
}

const NONE: Found = { contact: {}, address: {} };

/** Presses of the last button: what each has found wrong in the fields, by our own look or the back end's. */
export function useTries(checkout: Checkout) {
  const [{ found, attempt }, setTried] = useState({ found: NONE, attempt: 0 });
  async function pay(wallet?: WalletMeans): Promise<void> {
    const outcome = await checkout.pay(wallet);
    const found = outcome.kind === 'invalid' ? outcome.errors : refusedIn(checkout);
    const isRefused = Object.values(found).some((errors) => Object.keys(errors).length > 0);
    setTried((tried) => ({ found, attempt: tried.attempt + (isRefused ? 1 : 0) }));
  }
  const isOfContact = Object.keys(found.contact).length > 0;
  return {
    found,
    /** Of each form; one at a time takes the focus. */
    attempts: { contact: isOfContact ? attempt : 0, address: isOfContact ? 0 : attempt },
    pay,
  };
}

function refusedIn({ $stage }: Checkout): Found {
  const stage = $stage.get();
  if (stage.kind !== 'refused' || stage.problem === null) return NONE;
  return {
    contact: refusedFields(stage.problem, CONTACT_FIELDS),
    address: refusedFields(stage.problem, POSTAL_FIELDS),
  };
}
