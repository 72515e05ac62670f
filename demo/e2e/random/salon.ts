import { randomUUID } from 'node:crypto';
import { LOCALES } from '#domain/locale.ts';
import { BackOffice } from '../fixtures/back-office.ts';

const COMPANY = 'cmp_maison';
export const CAMILLE = { email: 'camille@example.com', password: 'vitrine-demo' };

/** What random journeys know of the salon from its own back end, apart from any page. */
export interface Salon {
  /** The address of a path of the storefront. */
  at(path: string): string;
  /** The service that has a name in one of the languages. */
  slugOf(name: string): string | undefined;
  /** From another device, the customer's account gets these services as the visit that it keeps; none: it keeps no visit. */
  keepVisit(slugs: readonly string[]): Promise<void>;
  /** Every price of a service goes up by so many cents. */
  raisePrice(slug: string, cents: number): Promise<void>;
  /** In cents, what is left to pay of an appointment. */
  charged(appointment: BookedAppointment): Promise<number>;
}

export interface BookedAppointment {
  readonly id: string;
  readonly manageKey: string;
}

interface NamedService {
  readonly slug: string;
  readonly id: string;
  readonly names: readonly string[];
}

export async function openSalon(port: number): Promise<Salon> {
  const origin = `http://localhost:${port}`;
  const services = (
    await Promise.all(
      LOCALES.map(async (locale) => servicesIn(await ask(origin, '/api/categories', { locale }))),
    )
  ).flat();
  const slugs = new Map(services.flatMap(({ slug, names }) => names.map((name) => [name, slug] as const)));
  const ids = new Map(services.map(({ slug, id }) => [slug, id]));
  const login = await ask(origin, '/api/users/login', { body: CAMILLE });
  const token = textAt(login, 'token');
  const customer = textAt(await ask(origin, '/api/users/me', { token }), 'id');
  const shops = listIn(await ask(origin, '/shops', {}));
  const office = await BackOffice.of(origin, 'maison');
  return {
    at: (path) => `http://maison.localhost:${port}${path}`,
    slugOf: (name) => slugs.get(name),
    async keepVisit(wanted) {
      const items = wanted.map((slug) => ({ id: ids.get(slug) ?? slug }));
      const offering = shops.find((shop) =>
        items.every(({ id }) => listIn(at(shop, 'articles')).includes(id)),
      );
      const shopId = items.length > 0 && offering ? textAt(offering, 'id') : null;
      const body = { type: 'booking', shopId, items, customer };
      await ask(origin, '/api/carts-tracking', { body, token });
    },
    raisePrice: (slug, cents) => office.raisePrice(slug, cents),
    async charged({ id, manageKey }) {
      const managed = await ask(origin, `/api/appointments/${id}?key=${manageKey}`, {});
      return Math.round(Number(at(managed, 'left')) * 100);
    },
  };
}

interface Question {
  readonly locale?: string;
  readonly body?: object;
  readonly token?: string;
}

async function ask(origin: string, path: string, { locale = 'fr', body, token }: Question): Promise<unknown> {
  const reply = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      company: COMPANY,
      curlang: locale,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

function servicesIn(categories: unknown): NamedService[] {
  return listIn(categories)
    .flatMap((category) => listIn(at(category, 'articles')))
    .map((article) => ({
      slug: textAt(article, 'slug'),
      id: textAt(article, 'id'),
      names: namesIn(at(article, 'name')),
    }));
}

function namesIn(texts: unknown): string[] {
  return typeof texts === 'object' && texts !== null ? Object.values(texts).map(String) : [];
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  return String(at(value, key) ?? '');
}

/** A list comes bare or under `data`. */
function listIn(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value : at(value, 'data');
  return Array.isArray(list) ? list : [];
}
