import { atom, computed, type ReadableAtom } from 'nanostores';
import { checkContact, type ContactInput } from '#domain/people/contact-details.ts';
import { walletContact, walletLines } from '#domain/checkout/wallet-order.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { NamedMethod, WalletActs, WalletBuyer, WalletSheet } from '#platform/payment-forms.ts';
import { valueOf } from '../../load.ts';
import { mayPay, type CheckoutStage } from '../checkout-stage.ts';
import type { SalePricing } from '../sale-pricing.ts';
import type { PaymentFields } from './payment-fields.ts';

/** What the sheet of a wallet calls what no line has a name for. */
export interface WalletWords {
  readonly discount: string;
  readonly delivery: string;
  readonly toPay: string;
}

/** A means of payment that a wallet has named for a sum that was agreed to in its sheet. */
export interface WalletMeans {
  readonly amount: Cents;
  name(): Promise<NamedMethod>;
}

/** Wallets of the browser, which give the means of payment and who buys in one. */
export interface Wallets {
  /** There is one that can pay what is to be paid now. */
  readonly $areOffered: ReadableAtom<boolean>;
  /** Shows their buttons in a node of the page until the result is called. */
  show(node: HTMLElement, acts: WalletPlace): () => void;
}

interface WalletPlace {
  readonly words: () => WalletWords;
  /** Acts as soon as something may be put before the form: nothing moves under whoever types. The result gives it up. */
  readonly whenFree: (act: () => void) => () => void;
  /** Orders what is shown. */
  readonly pay: (means: WalletMeans) => Promise<unknown>;
}

interface WalletTools {
  readonly pricing: Pick<SalePricing, '$price' | '$sale' | 'delivery' | 'changes'>;
  readonly fields: Pick<PaymentFields, '$state' | 'showWallets'>;
  readonly $stage: ReadableAtom<CheckoutStage>;
  readonly $buyer: ReadableAtom<ContactInput>;
  readonly $country: ReadableAtom<string>;
  readonly edit: (change: Partial<ContactInput>) => void;
}

/** Something came of it, or may have: the sheet closes. */
const ENDED: ReadonlySet<CheckoutStage['kind']> = new Set(['paid', 'leaving', 'pending', 'unknown']);

export function createWallets(tools: WalletTools): Wallets {
  const { pricing, fields, $stage } = tools;
  const $canPay = atom(false);
  return {
    // A guarantee is agreed to at the button that says so.
    $areOffered: computed([$canPay, fields.$state, pricing.$price], (canPay, state, load) => {
      const price = valueOf(load);
      return canPay && state === 'ready' && price !== null && price.now > 0 && price.mode !== 'hold';
    }),
    show(node, { words, whenFree, pay }) {
      let agreed: Cents = 0;
      let stopWaiting = () => {};
      const acts: WalletActs = {
        offer(isOffered) {
          stopWaiting();
          if (isOffered) stopWaiting = whenFree(() => $canPay.set(true));
          else $canPay.set(false);
        },
        sheet() {
          const price = valueOf(pricing.$price.get());
          if (price === null || price.now === 0 || !mayPay($stage.get())) return null;
          agreed = price.now;
          // Its lines are what there is now.
          pricing.changes.agree();
          return sheetOf(tools, words());
        },
        async pay(buyer, name) {
          takeBuyer(tools, buyer);
          await pay({ amount: agreed, name });
          return ENDED.has($stage.get().kind);
        },
      };
      const hide = fields.showWallets(node, acts);
      return () => {
        hide();
        stopWaiting();
        $canPay.set(false);
      };
    },
  };
}

function sheetOf({ pricing, $buyer, $country }: WalletTools, words: WalletWords): WalletSheet | null {
  const price = valueOf(pricing.$price.get());
  if (price === null) return null;
  const lines = pricing.$sale.get().parts.flatMap((part) => part.lines());
  const offered = pricing.delivery.$offered.get();
  const isMissing = pricing.delivery.check()?.kind === 'refused';
  const asksAddress = offered !== null && isMissing;
  const delivery = asksAddress
    ? { name: words.delivery, amount: price.delivery, countries: offered.terms.countries }
    : null;
  const sums = walletLines(lines, price, words);
  // What is sent to an address that is known is a line like others.
  const isListed = delivery === null && price.delivery > 0;
  return {
    lines: isListed ? [...sums, { name: words.delivery, amount: price.delivery }] : sums,
    asksContact: checkContact({ ...$buyer.get(), message: '' }, $country.get()).kind !== 'ok',
    delivery,
  };
}

/** What was typed stays where it can be taken; the rest is the wallet's. */
function takeBuyer({ pricing, $buyer, $country, edit }: WalletTools, buyer: WalletBuyer): void {
  edit(walletContact($buyer.get(), buyer, $country.get()));
  if (buyer.address && pricing.delivery.check()?.kind === 'refused') pricing.delivery.edit(buyer.address);
}
