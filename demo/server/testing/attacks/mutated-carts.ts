/** What a cart may be made of; the ids of another company's and what nobody may buy are for the mutations. */
export interface CartParts {
  readonly visit: { readonly holdId: string; readonly visitKey: string };
  readonly foreignVisit: { readonly holdId: string; readonly visitKey: string };
  readonly customer: object;
  readonly productId: string;
  readonly foreignProductId: string;
  readonly draftId: string;
  readonly upsellId: string;
  readonly serviceId: string;
  /** Sold in this shop, and in no other. */
  readonly shopId: string;
  readonly otherShopId: string;
  /** Decimal amounts of the honest carts. */
  readonly visitTotal: number;
  readonly productTotal: number;
}

type Body = Record<string, unknown>;

/** Both honest carts, as somebody sends them. */
export function honestCarts(parts: CartParts): { readonly visit: Body; readonly products: Body } {
  return {
    visit: {
      appointment: { ...parts.visit, customer: parts.customer, customMessage: '' },
      acceptedTotal: parts.visitTotal,
    },
    products: {
      customer: parts.customer,
      shopId: parts.shopId,
      products: [{ articleId: parts.productId, quantity: 1 }],
      acceptedTotal: parts.productTotal,
    },
  };
}

/** Cart number `index` that must not be accepted, as text: some of it is no JSON that an object could say. */
export function mutatedCart(parts: CartParts, index: number): string {
  const { visit, products } = honestCarts(parts);
  const round = Math.floor(index / 4);
  switch (index % 4) {
    case 0:
      return withAmount(JSON.stringify(visit), 'acceptedTotal', wrongAmount(parts.visitTotal, round));
    case 1:
      return withAmount(JSON.stringify(products), 'acceptedTotal', wrongAmount(parts.productTotal, round));
    case 2:
      return withAmount(
        JSON.stringify(products),
        'quantity',
        WRONG_QUANTITIES[round % WRONG_QUANTITIES.length] ?? '',
      );
    default:
      return JSON.stringify(wrongThing(parts, visit, products, round));
  }
}

function withAmount(json: string, name: string, amount: string): string {
  return json.replace(new RegExp(`"${name}":[^,}\\]]+`), `"${name}":${amount}`);
}

const WRONG_AMOUNTS = [
  '0',
  '-0',
  '-1',
  '1e309',
  '-1e309',
  '1e-7',
  'null',
  'true',
  '"70.5"',
  '"NaN"',
  '[]',
  '{}',
  '1e21',
  '0.1',
];

function wrongAmount(right: number, round: number): string {
  if (round % 3 === 0) return WRONG_AMOUNTS[(round / 3) % WRONG_AMOUNTS.length] ?? '0';
  const sign = round % 2 === 0 ? 1 : -1;
  const off = round % 3 === 1 ? ((round % 700) + 1) / 100 : ((round % 900) + 1) / 1000;
  const amount = right + sign * off;
  return String(Math.round(amount * 1000) / 1000 === right ? right + 1 : Number(amount.toFixed(3)));
}

const WRONG_QUANTITIES = [
  '0',
  '-1',
  '0.5',
  '1.5',
  '2',
  '99',
  '100',
  '1e309',
  '-1e309',
  'null',
  '"1"',
  '"NaN"',
  '[]',
  '{"$gt":0}',
  '9007199254740993',
];

function wrongThing(parts: CartParts, visit: Body, products: Body, round: number): Body {
  const { productTotal, visitTotal, customer } = parts;
  const buying = (articleId: unknown) => ({ ...products, products: [{ articleId, quantity: 1 }] });
  const things: Body[] = [
    buying(parts.foreignProductId),
    buying(parts.draftId),
    buying(parts.upsellId),
    buying(parts.serviceId),
    buying('__proto__'),
    buying("' or 1=1 --"),
    buying(''),
    buying(null),
    { ...products, shopId: parts.otherShopId },
    { ...products, shopId: 'nowhere' },
    { ...products, shopId: undefined },
    { ...products, products: [] },
    { ...products, products: [...(products['products'] as Body[]), ...(products['products'] as Body[])] },
    { ...products, products: [{ articleId: parts.productId, quantity: 1, price: 0 }], acceptedTotal: 0 },
    { ...products, couponCode: 'FREE', acceptedTotal: 0 },
    { ...products, voucherCodes: ['AAAA-AAAA-AAAA-AAAA'], acceptedTotal: 0 },
    { ...products, rewardCode: 'REWARD', acceptedTotal: 0 },
    { ...products, credit: productTotal, acceptedTotal: 0 },
    { ...products, credit: -1 },
    { ...products, customer: undefined },
    {
      ...products,
      gifts: [
        {
          themeId: 'none',
          amount: 50,
          recipient: { name: 'A', email: 'a@example.com' },
          sender: '',
          message: '',
        },
      ],
    },
    { appointment: { ...parts.foreignVisit, customer, customMessage: '' }, acceptedTotal: visitTotal },
    {
      appointment: { ...parts.visit, visitKey: 'guessed', customer, customMessage: '' },
      acceptedTotal: visitTotal,
    },
    {
      appointment: { ...parts.visit, holdId: parts.foreignVisit.holdId, customer, customMessage: '' },
      acceptedTotal: visitTotal,
    },
    { ...visit, shopId: parts.shopId },
    { ...visit, discount: visitTotal, total: 0, acceptedTotal: 0 },
    { ...visit, appointment: undefined },
    { acceptedTotal: 0 },
    {},
  ];
  const thing = things[round % things.length] ?? {};
  // The same in other clothes, so that no two requests are alike.
  return { ...thing, mode: round % 2 === 0 ? 'collect' : 'delivery', note: `${round}` };
}
