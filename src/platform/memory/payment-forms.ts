import type { NamedMethod, PaymentForms, WalletActs } from '../payment-forms.ts';

export interface MemoryPaymentForms extends PaymentForms {
  /** What the form names next. */
  next: NamedMethod;
  /** Whether its script is blocked. */
  isBlocked: boolean;
  /** What the open form was last told is to be paid. */
  amount: number | null;
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
    amount: null,
    hasBrokenWallets: false,
    wallets: null,
    open({ amount }) {
      forms.amount = amount;
      return Promise.resolve(
        forms.isBlocked
          ? null
          : {
              mount() {},
              update: (sum) => void (forms.amount = sum),
              name: () => Promise.resolve(forms.next),
              showWallets(_node, acts) {
                if (forms.hasBrokenWallets) throw new Error('No wallet can be shown.');
                forms.wallets = acts;
                return () => void (forms.wallets = null);
              },
              dispose: () => void (forms.amount = null),
            },
      );
    },
  };
  return forms;
}
