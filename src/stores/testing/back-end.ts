import { Value } from 'typebox/value';
import type { Call, DescribedCall } from '#contract/call.ts';
import { EVERY_CALL } from '#contract/every-call.ts';
import type { UserWire } from '#contract/people/users.schemas.ts';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { Sent, Served } from '#platform/memory/network.ts';
import type { Clock } from '#platform/ports.ts';
import { createAppointments } from './back-end-appointments.ts';
import type { Calendar } from './back-end-calendar.ts';
import { createCarts, type CartRow } from './back-end-carts.ts';
import { inLanguage } from './in-language.ts';
import { categoriesWire, companyWire, shopsWire } from '#platform/testing/wire-data.ts';

/** What a request meets instead of an answer. `lost`: it is carried out, and the answer is lost on the way back. */
export type Fault = Served | 'lost';

export interface BackEnd {
  serve(sent: Sent): Served;
  /** The next requests of that method and path meet these, one each. */
  meet(method: string, path: string, ...faults: Fault[]): void;
  /** Every request meets it until it is null. */
  always: Fault | null;
  /** Every session ends, as after its thirty days. */
  expire(): void;
  company: CompanyWire;
  shops: ShopWire[];
  categories: CategoryWire[];
  special: { closed: unknown[]; open: unknown[] };
  products: object[];
  readonly carts: CartRow[];
  readonly calendar: Calendar;
}

/** Those with the fewest parameters first: `priceTimes` is no appointment's id. */
const CALLS = EVERY_CALL.toSorted((one, other) => parameters(one) - parameters(other));

function parameters({ path }: Call): number {
  return path.split('{').length;
}

/** A back end in memory that takes what the contract takes, and refuses the rest with 422. */
export function createBackEnd(clock: Clock): BackEnd {
  const faults = new Map<string, Fault[]>();
  const people = new Map([
    ['camille@example.com', 'u1'],
    ['sacha@example.com', 'u2'],
  ]);
  const tokens = new Map<string, string>();
  let issued = 0;
  const rows: CartRow[] = [];
  const calendar = createAppointments(clock);
  const backEnd: BackEnd = {
    serve,
    meet: (method, path, ...list) => faults.set(`${method} ${path}`, list),
    always: null,
    expire: () => tokens.clear(),
    company: companyWire(),
    shops: shopsWire(),
    categories: categoriesWire(),
    special: { closed: [], open: [] },
    products: [],
    carts: rows,
    calendar,
  };
  const cartCalls = createCarts(rows, () => backEnd);

  function serve(sent: Sent): Served {
    const fault = backEnd.always ?? faults.get(`${sent.method} ${sent.path}`)?.shift() ?? null;
    if (fault !== null && fault !== 'lost') return fault;
    const reply = inLanguageOf(sent, answer(sent));
    return fault === 'lost' ? 'drop' : reply;
  }

  function answer(sent: Sent): Served {
    const known = callOf(sent);
    if (!known) return problem(404, 'not_found');
    const wrong = mistakes(known, sent);
    if (wrong) return { status: 422, body: { code: 422, type: 'invalid', message: wrong, retryable: false } };
    const token = sent.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const user = tokens.get(token) ?? null;
    if (known.role === 'customer' && !user) return problem(401, 'unauthorized');
    return carryOut(known, sent, { user, token });
  }

  function carryOut(call: Call, sent: Sent, who: { user: string | null; token: string }): Served {
    switch (call.name) {
      case 'companies.me':
      case 'companies.byHost':
        return { body: backEnd.company };
      case 'companies.legal':
        return { body: { texts: backEnd.company.texts, textLegals: backEnd.company.booker.textLegals } };
      case 'articles.list':
        return { body: backEnd.products };
      case 'articles.bySlug':
        return found(
          backEnd.categories
            .flatMap(({ articles }) => articles)
            .find(({ slug }) => slug === sent.path.split('/').at(-1)),
        );
      case 'shops.published':
        return { body: backEnd.shops };
      case 'categories.list':
        return { body: backEnd.categories };
      case 'categories.bySlug':
        return found(backEnd.categories.find(({ slug }) => slug === sent.path.split('/').at(-1)));
      case 'shops.bySlug':
        return found(backEnd.shops.find(({ slug }) => slug === sent.path.split('/').at(-1)));
      case 'closeddays.list':
        return { body: backEnd.special.closed };
      case 'opendays.list':
        return { body: backEnd.special.open };
      case 'users.login':
        return login(sent);
      case 'users.v2.register':
        return { body: { userId: 'r1', missing: ['email'] } };
      case 'users.v2.register.checkEmail':
        return {
          body: {
            userId: 'r1',
            missing: [],
            duplicates: [],
            exist: true,
            passwordToken: null,
            ...sessionOf('u2'),
          },
        };
      case 'users.register.resendCode':
        return { body: {} };
      case 'users.logout':
        tokens.delete(who.token);
        return { body: {} };
      case 'users.me':
        return { body: userWire(who.user ?? '') };
      default:
        return call.name.startsWith('cartsTracking')
          ? cartCalls(call, sent, who.user ?? '')
          : calendar.serve(call, sent);
    }
  }

  function login({ body }: Sent): Served {
    const { email, password } = body as { email: string; password: string };
    const user = people.get(email);
    if (!user || password !== 'good') return problem(401, 'credentials');
    return { body: { ...sessionOf(user), exist: true } };
  }

  function sessionOf(user: string) {
    const token = `token-${user}-${issued}`;
    issued += 1;
    tokens.set(token, user);
    return { token, user: userWire(user) };
  }

  return backEnd;
}

/** Each text in the language asked for alone, as the contract has it for what anyone may read. */
function inLanguageOf(sent: Sent, served: Served): Served {
  if (typeof served !== 'object' || callOf(sent)?.caching !== 'revalidate') return served;
  return { ...served, body: inLanguage(sent.headers.get('curlang') ?? '', served.body) };
}

function found(value: unknown): Served {
  return value === undefined ? problem(404, 'not_found') : { body: value };
}

/** The company and its shops offer this service no more. */
export function withdraw(backEnd: BackEnd, id: string): void {
  backEnd.categories = backEnd.categories.map((category) => ({
    ...category,
    articles: category.articles.filter((article) => article.id !== id),
  }));
  backEnd.shops = backEnd.shops.map((shop) => ({
    ...shop,
    articles: shop.articles.filter((article) => article !== id),
  }));
}

export function problem(code: number, type: string, more: object = {}): Exclude<Served, string> {
  return { status: code, body: { code, type, message: `${type}!`, retryable: false, ...more } };
}

function callOf({ method, path }: Sent): DescribedCall | undefined {
  return CALLS.find((call) => {
    const pattern = call.path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.');
    return call.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

/** What of a request its contract does not allow. */
function mistakes(call: DescribedCall, { query, body, headers }: Sent): string | null {
  if (call.tenancy === 'company' && headers.get('company') !== 'cmp_x') return 'company header';
  if (!query.has('_timestamp')) return '_timestamp';
  if (call.idempotency === 'key' && !headers.get('idempotency-key')) return 'idempotency key';
  const given = Object.fromEntries([...query].filter(([name]) => name !== '_timestamp'));
  if (call.query) {
    const converted = Value.Convert(call.query, given);
    const wrong = [...Value.Errors(call.query, converted)][0];
    if (wrong) return `query: ${wrong.message}`;
  } else if (Object.keys(given).length > 0) return 'query where there is none';
  if (call.body) {
    const wrong = [...Value.Errors(call.body, body)][0];
    if (wrong) return `body: ${wrong.message}`;
  } else if (body !== undefined) return 'body where there is none';
  return null;
}

function userWire(id: string): UserWire {
  const [firstname, email] =
    id === 'u1' ? ['Camille', 'camille@example.com'] : ['Sacha', 'sacha@example.com'];
  return {
    id,
    email,
    phone: id === 'u1' ? '+33612345678' : '',
    phoneProven: id === 'u1',
    noPass: false,
    profiles: [
      {
        profileId: `p-${id}`,
        firstname,
        lastname: 'Martin',
        email,
        phone: { number: id === 'u1' ? '+33612345678' : '' },
        city: '',
        country: '',
      },
    ],
    links: [],
    providers: [],
    language: '',
    marketing: '',
    marketingAt: '',
  };
}
