import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { pricePayment } from '#contract/money/payment.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Answer } from '#platform/api/answer.ts';
import { pricedBody, type SaleWish } from '#platform/wire/checkout/sale-bodies.ts';
import { parseSalePrice } from '#platform/wire/checkout/sale-price.ts';
import type { Connection } from '../composition/connect.ts';
import { IDLE, LOADING, loadOf, ready, type Load } from '../load.ts';
import { customerIdOf, hasLeft, type SessionStore } from '../visitor/session.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import type { CheckoutMemory } from './checkout-memory.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { createOrderChanges, type OrderChanges } from './order-changes.ts';
import { createOwnCredit, type OwnCredit } from './own-credit.ts';
import { joinSale, type JoinedSale } from './sale-parts/joined-sale.ts';
import type { SalePart } from './sale-parts/sale-part.ts';

export interface ShownCodes {
  readonly codes: readonly string[];
  /** The one that is being asked about. */
  readonly asking: string | null;
  readonly refused: Problem | null;
}

export interface SalePricing {
  readonly $price: ReadableAtom<Load<SalePrice>>;
  readonly $codes: ReadableAtom<ShownCodes>;
  readonly credit: OwnCredit;
  readonly delivery: Delivery;
  /** What other tabs have changed of it. */
  readonly changes: OrderChanges;
  /** What is bought together now. */
  readonly $sale: ReadableAtom<JoinedSale>;
  /** What is to be bought from now on, with the codes that come with it; until the result is called, changes of it are followed. */
  follow(parts: readonly SalePart[]): () => void;
  again(): Promise<void>;
  addCode(code: string): Promise<void>;
  removeCode(code: string): void;
  /** All that is followed, also what is apart or not known yet. */
  followed(): readonly SalePart[];
  /** What is to be bought now; null: nothing, or it is not known yet. */
  wish(): SaleWish | null;
  /** Waits for a price that is being asked for. */
  settled(): Promise<void>;
  dispose(): void;
}

interface PricingTools {
  readonly connection: Connection;
  readonly memory: CheckoutMemory;
  readonly session: SessionStore;
  readonly tabs: TabMessages;
  readonly currency: () => Currency;
  /** ISO 3166, of the shop. */
  readonly $country: ReadableAtom<string>;
}

const MOST_CODES = 6;

type Prices = Pick<SalePricing, '$price' | '$codes'> & {
  forgetCodes(): void;
  /** Codes that were given elsewhere join those that are there. */
  takeCodes(codes: readonly string[]): void;
  price(codes: readonly string[], asking: string | null): Promise<void>;
};

type Ask = (wish: SaleWish) => Promise<Answer<SalePrice>>;

/** What is not to be had any more. */
interface Drops {
  dropCredit(): void;
  endDelivery(): void;
}

/** Goes on without what is not to be had any more; null where another price is asked for meanwhile. */
async function askForLess(
  ask: Ask,
  { dropCredit, endDelivery }: Drops,
  wish: SaleWish,
  isWanted: () => boolean,
) {
  let less = wish;
  for (;;) {
    const answer = await ask(less);
    if (!isWanted()) return null;
    const field = answer.kind === 'refused' ? answer.problem.field : undefined;
    // It was spent elsewhere meanwhile.
    if (field === 'credit' && less.credit !== 0) {
      dropCredit();
      less = { ...less, credit: 0 };
    } else if (field === 'mode' && less.hasDelivery) {
      endDelivery();
      less = { ...less, hasDelivery: false };
    } else return { answer, less };
  }
}

/** The last price that was asked for, and the codes that it was asked with. */
function createPrices(
  { connection, memory, currency }: PricingTools,
  wishWith: (codes: readonly string[]) => SaleWish | null,
  drops: Drops,
): Prices {
  const $price = atom<Load<SalePrice>>(IDLE);
  const $codes = atom<ShownCodes>({ codes: memory.get().codes, asking: null, refused: null });
  let turn = 0;

  const ask: Ask = (wish) =>
    connection.api.ask(pricePayment, (reply) => parseSalePrice(reply, currency()), {
      body: pricedBody(wish, currency()),
    });

  function take(codes: readonly string[], load: Load<SalePrice>, refused: Problem | null): void {
    memory.change({ codes });
    $codes.set({ codes, asking: null, refused });
    $price.set(load);
  }

  return {
    $price,
    $codes,
    forgetCodes() {
      memory.change({ codes: [] });
      $codes.set({ codes: [], asking: null, refused: null });
    },
    takeCodes(given) {
      const codes = [...new Set([...$codes.get().codes, ...given])].slice(0, MOST_CODES);
      $codes.set({ ...$codes.get(), codes });
    },
    /** A code that is good no more goes, with the reason; what nobody answers leaves the codes as they are. */
    async price(codes, asking) {
      const own = (turn += 1);
      const wish = wishWith(codes);
      if (wish === null) {
        $codes.set({ ...$codes.get(), asking: null });
        return void $price.set(IDLE);
      }
      if ($price.get().kind !== 'ready') $price.set(LOADING);
      const before = $codes.get().codes;
      $codes.set({ codes: before, asking, refused: null });
      const asked = await askForLess(ask, drops, wish, () => own === turn);
      if (asked === null) return;
      const { answer, less } = asked;
      if (answer.kind === 'ok') return take(codes, ready(answer.value), null);
      if (asking !== null) return void $codes.set({ codes: before, asking: null, refused: answer.problem });
      if (answer.kind !== 'refused' || codes.length === 0) return take(codes, loadOf(answer), null);
      // They may be as good as before: nobody has looked at them.
      if (answer.problem.type === 'too_many_attempts') return take(codes, loadOf(answer), null);
      const plain = await ask({ ...less, codes: [] });
      if (own === turn) take(plain.kind === 'ok' ? [] : codes, loadOf(plain), answer.problem);
    },
  };
}

/** The price of what is bought, as the back end tells it, with what is taken off. */
export function createSalePricing(tools: PricingTools): SalePricing {
  const $sale = atom<JoinedSale>(joinSale([]));
  const changes = createOrderChanges(tools.tabs);
  const credit = createOwnCredit(tools.memory, tools.session);
  const delivery = createDelivery({ ...tools, $sale });
  const wishWith = (codes: readonly string[]): SaleWish | null => {
    const { wish } = $sale.get();
    return wish && { ...wish, codes, credit: credit.$most.get(), hasDelivery: delivery.$isChosen.get() };
  };
  const drops = dropsOf(credit, delivery, (without) => {
    asked = JSON.stringify({ ...wishWith($codes.get().codes), ...without });
  });
  const { $price, $codes, price, forgetCodes, takeCodes } = createPrices(tools, wishWith, drops);
  let sold: readonly SalePart[] = [];
  let asked = '';
  let running: Promise<void> = Promise.resolve();

  const run = (codes: readonly string[] = $codes.get().codes, asking: string | null = null) =>
    (running = price(codes, asking));

  /** Asks only where something else is to be bought than was asked about. */
  function look(): void {
    $sale.set(joinSale(sold));
    changes.update($sale.get().parts.flatMap((part) => part.lines()));
    const now = JSON.stringify(wishWith($codes.get().codes));
    if (now !== asked) void run();
    asked = now;
  }

  const offs = [
    tools.session.$session.listen((now, before) => {
      asked = '';
      // Whoever has a code may use it: it goes with its customer.
      if (hasLeft(now, before)) forgetCodes();
      if (sold.length > 0) look();
      // Nobody reads what another has ordered.
      if (customerIdOf(now) !== (before && customerIdOf(before))) changes.agree();
    }),
    tools.connection.locale.$locale.listen(() => void run()),
    delivery.$isChosen.listen(look),
    credit.$most.listen(look),
    delivery.dispose,
    credit.dispose,
  ];

  return {
    $price,
    $codes,
    $sale,
    follow(parts) {
      sold = parts;
      takeCodes(parts.flatMap(({ codes = [] }) => codes));
      const own = parts.flatMap(({ $wish, $shop }) => [$wish.listen(look), $shop.listen(look)]);
      look();
      return () => [...own, changes.agree].forEach((end) => end());
    },
    again: () => run(),
    ...codeChanges($codes, run, (code) => sold.forEach((part) => part.removeCode?.(code))),
    credit,
    delivery,
    changes,
    followed: () => sold,
    wish: () => wishWith($codes.get().codes),
    settled: () => running,
    dispose: () => offs.forEach((off) => off()),
  };
}

/** `onAsked`: the price without it is being asked for already. */
const dropsOf = (
  credit: OwnCredit,
  delivery: Delivery,
  onAsked: (without: Partial<SaleWish>) => void,
): Drops => ({
  dropCredit() {
    onAsked({ credit: 0 });
    credit.forget();
  },
  endDelivery() {
    onAsked({ hasDelivery: false });
    delivery.end();
  },
});

/** Codes come and go with a price that has them, or has them no more. */
function codeChanges(
  $codes: ReadableAtom<ShownCodes>,
  run: (codes: readonly string[], asking?: string) => Promise<void>,
  onRemove: (code: string) => void,
): Pick<SalePricing, 'addCode' | 'removeCode'> {
  return {
    async addCode(code) {
      const { codes } = $codes.get();
      const typed = code.trim();
      if (typed === '' || codes.includes(typed) || codes.length >= MOST_CODES) return;
      await run([...codes, typed], typed);
    },
    removeCode(code) {
      onRemove(code);
      void run($codes.get().codes.filter((one) => one !== code));
    },
  };
}
