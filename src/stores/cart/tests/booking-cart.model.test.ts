import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceId, shopId, type ServiceId } from '#domain/catalogue/ids.ts';
import { memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { createMemoryBrowser } from '#platform/memory/tabs.ts';
import { createVisitor, type Page, type Visitor } from '../../testing/visitor.ts';
import { settleCart, type BookingCart } from '#domain/carts/booking-cart.ts';
import { EURO } from '#domain/prices/money.ts';
import { BOOKING_CART } from '../booking-cart.ts';
import { hasAllOf, isSameCart } from '../cart-kind.ts';
import { parseShops } from '#platform/wire/catalogue/catalogue.ts';
import { shopsWire } from '#platform/testing/wire-data.ts';

const SHOPS =
  parseShops(shopsWire(), {
    base: '',
    currency: EURO,
    priceTimesMode: 'first',
    usesCabins: false,
    warn: () => undefined,
  }) ?? [];
const SERVICES = ['s1', 's2', 's3', 's4'].map(serviceId);
const MOST_ASIDE = 5;
const EMPTY: BookingCart = { serviceIds: [], shopId: null };

/** What a visitor expects of the cart, whatever happens behind it. */
interface Model {
  cart: BookingCart;
  /** Of the customer, on the server; null: none. */
  server: BookingCart | null;
  /** What gave way to the customer's own cart, the last one first. */
  replaced: readonly BookingCart[];
  isCustomer: boolean;
  /** Carts of the customer that became a booking. */
  paid: number;
}

interface Real {
  readonly visitor: Visitor;
  readonly tabs: Page[];
}

type Command = fc.AsyncCommand<Model, Real>;

const calm = async ({ visitor }: Real) => {
  for (let turn = 0; turn < 6; turn += 1) await visitor.clock.settle();
};

function settled(cart: BookingCart): BookingCart {
  return settleCart(cart, SHOPS).cart;
}

function change(model: Model, cart: BookingCart): void {
  model.cart = cart;
  if (model.isCustomer) model.server = cart.serviceIds.length > 0 ? cart : null;
}

/** The last one first, and none that is all in it. */
function putAside(before: readonly BookingCart[], cart: BookingCart): readonly BookingCart[] {
  const others = before.filter((one) => !hasAllOf(BOOKING_CART, cart, one));
  return [cart, ...others].slice(0, MOST_ASIDE);
}

/** The page agrees with the model in each tab, in the browser's cookie and on the server. */
async function agree(model: Model, real: Real): Promise<void> {
  await calm(real);
  for (const { site } of real.tabs) {
    expect(site.bookingCart.$cart.get()).toEqual(model.cart);
    expect(site.session.$session.get().kind).toBe(model.isCustomer ? 'customer' : 'guest');
  }
  const { jar, backEnd } = real.visitor;
  expect(jar.has('cartBooking')).toBe(!model.isCustomer && model.cart.serviceIds.length > 0);
  const pending = backEnd.carts.filter(({ status }) => status === 'pending');
  const expected = model.server && {
    items: model.server.serviceIds.map((id) => ({ id })),
    shopId: model.server.shopId,
  };
  expect(pending.map(({ items, shopId }) => ({ items, shopId }))).toEqual(expected ? [expected] : []);
  expect(backEnd.carts.filter(({ status }) => status === 'success')).toHaveLength(model.paid);
  expect(
    real.tabs.some(({ site }) =>
      isSameCart(BOOKING_CART, site.bookingCart.$replaced.get() ?? EMPTY, model.replaced[0] ?? EMPTY),
    ),
  ).toBe(true);
}

/** A service that no shop offers with the rest is refused. */
function toggle(model: Model, id: ServiceId): void {
  const has = model.cart.serviceIds.includes(id);
  const serviceIds = has
    ? model.cart.serviceIds.filter((each) => each !== id)
    : [...model.cart.serviceIds, id];
  const outcome = settleCart({ ...model.cart, serviceIds }, SHOPS);
  const isRefused = !has && outcome.kind === 'needs-shop' && outcome.shops.length === 0;
  if (!isRefused) change(model, outcome.cart);
}

function command(
  name: string,
  act: (model: Model, real: Real) => Promise<void> | void,
  check?: (model: Readonly<Model>) => boolean,
): Command {
  return {
    check: (model) => check?.(model) ?? true,
    async run(model, real) {
      await act(model, real);
      await agree(model, real);
    },
    toString: () => name,
  };
}

const otherDevice = () => ({
  cookies: memoryCookies(),
  storage: memoryStorage(),
  tabs: createMemoryBrowser().tab(),
});

const tab = fc.nat({ max: 1 });
const service = fc.constantFrom(...SERVICES);

const commands = [
  fc.tuple(tab, service).map(([at, id]) =>
    command(`tab ${at} toggles ${id}`, (model, { tabs }) => {
      toggle(model, id);
      tabs[at]!.site.bookingCart.toggle(id);
    }),
  ),
  fc.tuple(tab, fc.option(fc.constantFrom('shop1', 'shop2', 'shop3').map(shopId))).map(([at, chosen]) =>
    command(`tab ${at} chooses ${chosen}`, (model, { tabs }) => {
      const fits =
        chosen === null ||
        SHOPS.some(
          (shop) => shop.id === chosen && model.cart.serviceIds.every((id) => shop.serviceIds.has(id)),
        );
      if (fits) change(model, settled({ ...model.cart, shopId: chosen }));
      if (tabs[at]!.site.bookingCart.setShop(chosen) !== fits) throw new Error(`setShop did not say ${fits}`);
    }),
  ),
  tab.map((at) =>
    command(`tab ${at} clears`, (model, { tabs }) => {
      change(model, EMPTY);
      tabs[at]!.site.bookingCart.clear();
    }),
  ),
  tab.map((at) =>
    command(`tab ${at} takes back`, (model, { tabs }) => {
      const [replaced, ...others] = model.replaced;
      if (!tabs[at]!.site.bookingCart.$replaced.get()) return;
      if (replaced) change(model, settled(replaced));
      model.replaced = others;
      tabs[at]!.site.bookingCart.takeBack();
    }),
  ),
  tab.map((at) =>
    command(
      `tab ${at} logs in`,
      async (model, { tabs }) => {
        model.isCustomer = true;
        const { server, cart } = model;
        // One that is all in the customer's own is not lost.
        if (server && !hasAllOf(BOOKING_CART, server, cart)) model.replaced = putAside(model.replaced, cart);
        if (server) model.cart = server;
        else change(model, cart);
        await tabs[at]!.site.session.login('camille@example.com', 'good');
      },
      (model) => !model.isCustomer,
    ),
  ),
  tab.map((at) =>
    command(
      `tab ${at} logs out`,
      (model, { tabs }) => {
        model.isCustomer = false;
        // The account has it.
        model.cart = EMPTY;
        tabs[at]!.site.session.logout();
      },
      (model) => model.isCustomer,
    ),
  ),
  service.map((id) =>
    command(
      `another device puts ${id} into the customer's cart`,
      async (model, { visitor }) => {
        const elsewhere = await visitor.open({ ports: otherDevice() });
        await elsewhere.site.session.login('camille@example.com', 'good');
        for (let turn = 0; turn < 6; turn += 1) await visitor.clock.settle();
        elsewhere.site.bookingCart.clear();
        elsewhere.site.bookingCart.add(id);
        for (let turn = 0; turn < 6; turn += 1) await visitor.clock.settle();
        elsewhere.site.dispose();
        model.server = settled({ serviceIds: [id], shopId: null });
      },
      (model) => !model.isCustomer,
    ),
  ),
  tab.map((at) =>
    command(`tab ${at} reloads`, async (_, { tabs, visitor }) => {
      tabs[at]!.site.dispose();
      tabs[at] = await visitor.open();
    }),
  ),
  tab.map((at) =>
    command(`tab ${at} has booked`, (model, { tabs }) => {
      if (model.server && model.isCustomer) model.paid += 1;
      const { cart } = model;
      model.replaced = model.replaced.filter((one) => !isSameCart(BOOKING_CART, one, cart));
      change(model, EMPTY);
      tabs[at]!.site.bookingCart.finish('appointment');
    }),
  ),
  fc.tuple(tab, service).map(([at, id]) =>
    command(`tab ${at} toggles ${id} while the server is away`, async (model, real) => {
      const { visitor, tabs } = real;
      visitor.backEnd.always = 'drop';
      toggle(model, id);
      tabs[at]!.site.bookingCart.toggle(id);
      await visitor.clock.advance(5_000);
      visitor.backEnd.always = null;
      await visitor.clock.advance(20_000);
    }),
  ),
];

test(
  'no line of a cart is lost or doubled over logins, reloads, lost connections and two tabs',
  { timeout: 1_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (list) => {
        const visitor = createVisitor();
        const tabs = [await visitor.open(), await visitor.open()];
        const setup = () => ({
          model: { cart: EMPTY, server: null, replaced: [], isCustomer: false, paid: 0 },
          real: { visitor, tabs },
        });
        await fc.asyncModelRun(setup, list);
        for (const { site } of tabs) site.dispose();
      }),
      { numRuns: Number(process.env.CART_RUNS ?? 40) },
    );
  },
);
