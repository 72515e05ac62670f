import type { PaymentForms } from '../../payment-forms.ts';
import { payzenForm } from './payzen-form.ts';
import { stripeForm } from './stripe-form.ts';

export function browserPaymentForms(window: Window & typeof globalThis): PaymentForms {
  return {
    open(wish) {
      if (wish.provider === 'stripe') return stripeForm(window, wish);
      return wish.provider === 'payzen' ? payzenForm(window, wish) : Promise.resolve(null);
    },
  };
}
