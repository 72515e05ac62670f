import type { PaymentForm, WalletActs } from '#platform/payment-forms.ts';

/** Where the wallets of the form that is open are shown. */
export function createWalletPlace(form: () => PaymentForm | null) {
  let place: { readonly node: HTMLElement; readonly acts: WalletActs } | null = null;
  let off: (() => void) | null = null;
  function hide(): void {
    off?.();
    off = null;
    place?.acts.offer(false);
  }
  function show(): void {
    hide();
    if (!place) return;
    try {
      off = form()?.showWallets?.(place.node, place.acts) ?? null;
    } catch {
      // Whoever has none that works pays by the fields.
      off = null;
    }
  }
  return {
    show,
    hide,
    put(node: HTMLElement, acts: WalletActs) {
      const own = { node, acts };
      place = own;
      show();
      return () => {
        if (place !== own) return;
        hide();
        place = null;
      };
    },
  };
}
