import type { NamedMethod, PaymentForms } from '../payment-forms.ts';

export interface MemoryPaymentForms extends PaymentForms {
  /** What the form names next. */
  next: NamedMethod;
  /** Whether its script is blocked. */
  isBlocked: boolean;
  /** What the open form was last told is to be paid. */
  amount: number | null;
}

/** Forms without a provider. */
export function createMemoryPaymentForms(): MemoryPaymentForms {
  const forms: MemoryPaymentForms = {
    next: { kind: 'named', method: 'tok_success' },
    isBlocked: false,
    amount: null,
    open({ amount }) {
      forms.amount = amount;
      return Promise.resolve(
        forms.isBlocked
          ? null
          : {
              mount() {},
              update: (sum) => void (forms.amount = sum),
              name: () => Promise.resolve(forms.next),
              dispose: () => void (forms.amount = null),
            },
      );
    },
  };
  return forms;
}
