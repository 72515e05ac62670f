import type { FormPayment, NamedMethod, PaymentForms, PaymentSum, WalletActs } from '../payment-forms.ts';

export interface MemoryPaymentForms extends PaymentForms {
  /** What the form names next. */
  next: NamedMethod;
  /** What comes of the payments that it makes by itself, one after the other; none are made where it is empty. */
  payments: FormPayment[];
  /** By which tokens it was to pay. */
  readonly tokens: string[];
  pay(formToken: string): Promise<FormPayment>;
  /** Whether its script is blocked. */
  isBlocked: boolean;
  /** What the open form was last told is to be paid. */
  sum: PaymentSum | null;
  /** Whether wallets fail to be shown. */
  hasBrokenWallets: boolean;
  /** What is done where a wallet is pressed; null while none is shown. */
  wallets: WalletActs | null;
}

/** Forms without a provider. */
export function createMemoryPaymentForms(): MemoryPaymentForms {
  const forms: MemoryPaymentForms = {
    next: { kind: 'named', method: 'tok_success' },
    payments: [],
    tokens: [],
    pay(formToken) {
      forms.tokens.push(formToken);
      const [paid, ...later] = forms.payments;
      forms.payments = later;
      return Promise.resolve(paid ?? { kind: 'refused', message: null, isOver: true });
    },
    isBlocked: false,
    sum: null,
    hasBrokenWallets: false,
    wallets: null,
    open({ amount, isHold }) {
      forms.sum = { amount, isHold };
      return Promise.resolve(
        forms.isBlocked
          ? null
          : {
              mount() {},
              update: (sum) => void (forms.sum = sum),
              name: () => Promise.resolve(forms.next),
              pay: (formToken) => forms.pay(formToken),
              showWallets(_node, acts) {
                if (forms.hasBrokenWallets) throw new Error('No wallet can be shown.');
                forms.wallets = acts;
                return () => void (forms.wallets = null);
              },
              dispose: () => void (forms.sum = null),
            },
      );
    },
  };
  return forms;
}
