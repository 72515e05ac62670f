import { atom, computed, type ReadableAtom } from 'nanostores';
import type { NamedMethod } from '#platform/payment-forms.ts';
import { valueOf } from '../load.ts';
import { takePaidElsewhere } from './payment/paid-elsewhere.ts';
import { checkPayment } from './payment/check-payment.ts';
import { createRedirectedPaymentMemory, type RedirectedPaymentMemory } from './payment/redirected-payment.ts';
import { payInForm } from './payment/form-payment.ts';
import type { Receipt, SoldSale } from './checkout-memory.ts';
import { isUnderWay, mayPay, type CheckoutStage } from './checkout-stage.ts';
import { createPaymentClaim, type PaymentClaim } from './payment/payment-claim.ts';
import type { PaymentFields } from './payment/payment-fields.ts';
import type { WalletMeans } from './payment/wallets.ts';
import {
  preparePayment,
  refuse,
  sendPayment,
  type Buyer,
  type PaymentTools,
} from './payment/payment-steps.ts';
import { isOwnSale } from './sold-sale.ts';

export interface Paying {
  readonly $stage: ReadableAtom<CheckoutStage>;
  readonly $receipt: ReadableAtom<Receipt | null>;
  /** By the fields, unless a wallet has named its means for a sum. */
  pay(buyer: Buyer, wallet: WalletMeans | null): Promise<void>;
  /** Asks until it is known, for half a minute. `nothing`: nobody who is there has begun to pay in this tab. */
  check(): Promise<'asked' | 'nothing'>;
  /** Asks about what a buyer was redirected for and may have paid, where nobody came back to be told. */
  takePaidElsewhere(): Promise<unknown>;
  /** The page is shown again that was left for a provider's. */
  comeBack(): void;
  /** What was paid is seen: something else may be bought. */
  renew(): void;
  dispose(): void;
}

interface PayingTools extends Omit<PaymentTools, '$stage' | '$receipt' | 'redirected'> {
  readonly fields: PaymentFields;
}

/** The last button: one sale is paid once, whatever becomes of the answers. */
export function createPaying({ fields, ...given }: PayingTools): Paying {
  const { visitor, memory, pricing, ports } = given;
  const redirected = createRedirectedPaymentMemory(visitor.storage, ports.clock);
  takeOverReturn(given, redirected);
  const $stage = atom<CheckoutStage>({ kind: memory.get().payment?.sent ? 'pending' : 'editing' });
  const $receipt = atom(memory.get().receipt);
  const tools: PaymentTools = { ...given, redirected, $stage, $receipt };
  const claim = createPaymentClaim({ ...ports, storage: visitor.storage, memory });
  const offStage = $stage.listen((stage) => {
    if (isUnderWay(stage)) return;
    claim.release();
    const problem = stage.kind === 'refused' ? stage.problem : null;
    if (stage.kind !== 'paid') for (const part of pricing.followed()) part.end?.(problem);
  });

  const { $session } = visitor.session;

  /** What was begun and bought is its buyer's alone; a session that has only run out comes back to it. */
  const off = $session.subscribe((session) => {
    if (session.kind === 'restoring' || (session.kind === 'guest' && session.hasExpired)) return;
    const { payment, receipt } = memory.get();
    const isStrange = (sale: SoldSale | null) => sale !== null && !isOwnSale(sale, session);
    if (isStrange(receipt)) {
      memory.change({ receipt: null });
      $receipt.set(null);
    }
    if (payment === null) return void takePaidElsewhere(tools);
    if (!isStrange(payment)) return;
    redirected.forget(payment.cartId);
    memory.change({ payment: null, codes: [] });
    $stage.set({ kind: 'editing' });
  });

  let checking: ReturnType<typeof checkPayment> | null = null;

  return {
    $stage,
    $receipt: computed([$receipt, $session], (receipt, session) =>
      receipt && isOwnSale(receipt, session) ? receipt : null,
    ),
    async pay(buyer, wallet) {
      if (mayPay($stage.get())) await payNow(tools, { fields, claim, wallet }, buyer);
    },
    check: () => (checking ??= checkPayment(tools).finally(() => (checking = null))),
    takePaidElsewhere: () => takePaidElsewhere(tools),
    comeBack() {
      if ($stage.get().kind === 'leaving') $stage.set({ kind: 'pending' });
    },
    renew() {
      if ($stage.get().kind === 'paid') $stage.set({ kind: 'editing' });
    },
    dispose() {
      off();
      offStage();
    },
  };
}

/** A provider's page leads here that another tab had left for: this one goes on, unless it has begun to pay itself. */
function takeOverReturn(
  { memory, ports }: Pick<PaymentTools, 'memory' | 'ports'>,
  redirected: RedirectedPaymentMemory,
): void {
  const paymentId = new URL(ports.history.read(), 'https://page.example').searchParams.get('payId');
  const found = memory.get().payment === null && paymentId ? redirected.read(paymentId) : null;
  // Whose it is, is looked at once it is known who is there.
  if (found) memory.change(found);
}

interface Means {
  readonly fields: PaymentFields;
  readonly claim: PaymentClaim;
  readonly wallet: WalletMeans | null;
}

/** Pays what is shown, unless another tab or the page around has something against it. */
async function payNow(tools: PaymentTools, { fields, claim, wallet }: Means, buyer: Buyer): Promise<void> {
  const { pricing, ports, redirected, $stage } = tools;
  const before = $stage.get();
  // The press agrees to what is shown beside its button, and to nothing that comes while a price is on its way; a wallet's, to its sheet.
  if (wallet === null) pricing.changes.agree();
  const shown = valueOf(pricing.$price.get());
  if (await takePaidElsewhere(tools)) return;
  // The last that is waited for before the sale is taken down.
  await pricing.settled();
  if (pricing.changes.$change.get() !== null) return $stage.set({ kind: 'editing' });
  const price = valueOf(pricing.$price.get());
  if (price === null) return refuse(tools, null);
  const isShown = shown === null || (shown.due === price.due && shown.now === price.now);
  if (!isShown) return $stage.set({ kind: 'price-changed', before: shown.now, now: price.now });
  // What was agreed to in a sheet is that sum and no other.
  if (wallet && wallet.amount !== price.now)
    return $stage.set({ kind: 'price-changed', before: wallet.amount, now: price.now });
  if (before.kind === 'elsewhere' && before.mayPayHere) claim.takeOver();
  if (!claim.take()) return $stage.set({ kind: 'elsewhere', mayPayHere: redirected.last() !== null });
  const [sale, wish] = [pricing.$sale.get(), pricing.wish()];
  if (wish === null) return refuse(tools, null);
  const { parts } = sale;
  if (!parts.every((part) => part.mayBegin?.() ?? true)) return claim.release();
  for (const part of parts) part.begin?.();
  $stage.set({ kind: 'paying' });
  const named: NamedMethod | null = price.now === 0 ? null : await (wallet ?? fields).name();
  if (named?.kind === 'failed') return refuse(tools, null);
  if (named?.kind === 'refused') {
    // Without a message the fields say themselves what is missing.
    return named.message === null ? $stage.set({ kind: 'editing' }) : refuse(tools, null, named.message);
  }
  const payment = await preparePayment(tools, buyer, { price, wish, sale });
  if (payment === null) return;
  if (named?.kind === 'filled') return payInForm(tools, payment, fields);
  await sendPayment(tools, payment, { key: ports.random.uuid(), method: named?.method ?? null });
}
