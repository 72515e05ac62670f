import type { NamedMethod, PaymentForms, PaymentSum, WalletActs } from '../payment-forms.ts';

export interface MemoryPaymentForms extends PaymentForms {
  /** What the form names next. */
  next: NamedMethod;
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
