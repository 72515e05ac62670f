import { describe, expect, test } from 'vitest';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import { externalShopId, serviceId } from '#domain/catalogue/ids.ts';
import { sampleProduct } from '#domain/catalogue/products/testing/sample-products.ts';
import { sampleShop } from '#domain/shops/testing/sample-shop.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import { samplePost } from '#domain/magazine/testing/sample-post.ts';
import type { Route } from '#domain/site/routes.ts';
import { service } from '#domain/testing/plain-catalogue.ts';
import { company } from '#widgets/storefront/testing/company.ts';
import type { PageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';
import { isTyped } from './testing/typed-graph.ts';

const ORIGIN = 'https://salon.example';
const picture = {
  url: '/medias/a.{width}.{format}',
  widths: [320, 1280, 640],
  alt: {},
  colour: '#aabbcc',
};

const category = (slug: string, ...services: readonly Service[]): Category => ({
  id: slug,
  slug,
  order: 1,
  name: { fr: `Soins ${slug}`, de: `Pflege ${slug}` },
  summary: {},
  pictures: [],
  services,
});

const OIL = sampleProduct('oil', { brand: 'Orée', pictures: [picture] });

const massage: Service = {
  ...service('massage'),
  name: { fr: 'Massage', de: 'Massage (de)' },
  summary: { fr: 'Doux </script><b>"fort"</b>' },
  pictures: [picture],
  prices: {
    base: 4000,
    weekday: null,
    weekend: 4550,
    byShop: new Map([[externalShopId('two'), 3850]]),
    priceTimes: null,
  },
};
const timed: Service = {
  ...service('timed'),
  name: { fr: 'Au temps' },
  requiredCustomers: 2,
  prices: {
    ...massage.prices,
    priceTimes: {
      mode: 'first',
      list: [30, 90].map((minutes) => ({ durationMinutes: minutes, price: minutes * 100 })),
    },
  },
};

const one = sampleShop(
  'one',
  { street: '1 rue de la Paix', city: 'Paris', zipcode: '75002' },
  { latitude: 48.86, longitude: 2.33 },
  {
    phone: '+33199000001',
    pictures: [picture],
    serviceIds: new Set([serviceId('massage'), serviceId('timed')]),
    weekHours: [
      [],
      [
        { start: wallMinute(570), end: wallMinute(720) },
        { start: wallMinute(780), end: wallMinute(1440) },
      ],
      [],
      [],
      [],
      [],
      [],
    ],
  },
);
const two = sampleShop('two', {}, null, { bookable: false, serviceIds: new Set([serviceId('massage')]) });

const facts = (route: Route, change: Partial<PageFacts> = {}): PageFacts => ({
  route,
  locale: 'fr',
  origin: ORIGIN,
  company: company(),
  shops: [one, two],
  categories: [category('corps', massage, timed), category('visage', service('eclat'))],
  posts: [],
  products: [],
  gifts: null,
  ...change,
});

const NAMES = { services: 'Prestations', eshop: 'Produits', magazine: 'Magazine', gift: 'Gifts' };

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

function graphOf(route: Route, change?: Partial<PageFacts>): readonly Node[] {
  const graph = structuredData(facts(route, change), NAMES);
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as unknown as readonly Node[];
}

const ofType = (nodes: readonly Node[], type: string) => nodes.filter((node) => node['@type'] === type);

const SERVICE = { kind: 'service', shop: null, category: 'corps', service: 'massage' } as const;

describe('what a page says of its salons', () => {
  test.each(['home', 'contact', 'services'] as const)('the page %s names all of them', (kind) => {
    expect(ofType(graphOf({ kind }), 'BeautySalon').map(({ name }) => name)).toEqual([
      'Shop one',
      'Shop two',
    ]);
  });

  test('a salon has its address, its place, its hours and its largest picture', () => {
    expect(graphOf({ kind: 'shop', shop: 'one' })[0]).toMatchObject({
      '@id': `${ORIGIN}/#one`,
      url: `${ORIGIN}/one`,
      telephone: '+33199000001',
      image: ['/medias/a.1280.webp'],
      address: { streetAddress: '1 rue de la Paix', postalCode: '75002', addressCountry: 'FR' },
      geo: { latitude: 48.86, longitude: 2.33 },
      currenciesAccepted: 'EUR',
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '09:30', closes: '12:00' },
        { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '23:59' },
      ],
      potentialAction: { target: { urlTemplate: `${ORIGIN}/services` } },
    });
  });

  test('what is not known of a salon is not said, and the company’s telephone stands for its own', () => {
    const [salon] = graphOf({ kind: 'shop', shop: 'two' });
    expect(salon).toMatchObject({ telephone: '+33199004200', openingHoursSpecification: [] });
    for (const name of ['geo', 'image', 'email', 'potentialAction']) expect(salon).not.toHaveProperty(name);
  });

  test('a company that takes no appointments offers none', () => {
    const { booking } = company();
    const closed = company({ booking: { ...booking, active: false } });
    const [salon] = graphOf({ kind: 'home' }, { company: closed });
    expect(salon).not.toHaveProperty('potentialAction');
  });

  test('the only salon of a company is its home page', () => {
    expect(graphOf({ kind: 'home' }, { shops: [one], locale: 'de' })[0]?.['url']).toBe(`${ORIGIN}/de`);
  });

  test('a company of thousands names fifty', () => {
    const shops = Array.from({ length: 2000 }, (_, index) => sampleShop(`s${index}`));
    expect(ofType(graphOf({ kind: 'home' }, { shops }), 'BeautySalon')).toHaveLength(50);
  });
});

describe('what a page says of its services', () => {
  test('a service has its words in the language of the page, each price once, and who offers it', () => {
    const [said] = ofType(graphOf(SERVICE, { locale: 'de' }), 'Service');
    expect(said).toMatchObject({
      name: 'Massage (de)',
      serviceType: 'Pflege corps',
      url: `${ORIGIN}/de/services/corps/massage`,
      provider: [{ '@id': `${ORIGIN}/#one` }, { '@id': `${ORIGIN}/#two` }],
    });
    const offers = said?.['offers'] as readonly Node[];
    expect(offers.map(({ price, priceCurrency }) => [Number(price), priceCurrency])).toEqual([
      [38.5, 'EUR'],
      [40, 'EUR'],
      [45.5, 'EUR'],
    ]);
  });

  test('a price that depends on the duration is named by it, and is for all who come together', () => {
    const [said] = ofType(graphOf({ ...SERVICE, service: 'timed' }), 'Service');
    const offers = said?.['offers'] as readonly Node[];
    expect(offers.map(({ name, price }) => [name, Number(price)])).toEqual([
      ['PT30M', 60],
      ['PT90M', 180],
    ]);
  });

  test('a category has its services, and the salons that offer one of them by name', () => {
    const nodes = graphOf({ kind: 'category', shop: null, category: 'corps' });
    expect(ofType(nodes, 'Service').map(({ name }) => name)).toEqual(['Massage', 'Au temps']);
    expect(ofType(nodes, 'BeautySalon')).toHaveLength(2);
    expect(ofType(nodes, 'BeautySalon')[0]).not.toHaveProperty('address');
  });

  test('a service of a shop whose address names no category is the same service', () => {
    const nodes = graphOf({ kind: 'service', shop: 'one', category: null, service: 'massage' });
    expect(ofType(nodes, 'Service').map(({ name }) => name)).toEqual(['Massage']);
  });

  test('of services with the same name in an address the one of the page’s category is meant', () => {
    const other = { ...service('massage'), id: serviceId('other'), name: { fr: 'Massage du visage' } };
    const categories = [category('corps', massage), category('visage', other)];
    const nodes = graphOf({ ...SERVICE, category: 'visage' }, { categories });
    expect(ofType(nodes, 'Service').map(({ name }) => name)).toEqual(['Massage du visage']);
    const [crumbs] = ofType(nodes, 'BreadcrumbList');
    const steps = crumbs?.['itemListElement'] as readonly Node[] | undefined;
    expect(steps?.at(-1)).toMatchObject({ name: 'Massage du visage' });
  });
});

describe('where a page says that it lies', () => {
  test.each<[string, Route, readonly (readonly [string, string])[]]>([
    ['services', { kind: 'services' }, [['Prestations', '/services']]],
    ['a shop', { kind: 'shop', shop: 'one' }, [['Shop one', '/one']]],
    [
      'a category',
      { kind: 'category', shop: null, category: 'corps' },
      [
        ['Prestations', '/services'],
        ['Soins corps', '/services/corps'],
      ],
    ],
    [
      'a service of a shop',
      { ...SERVICE, shop: 'one' },
      [
        ['Shop one', '/one'],
        ['Soins corps', '/one/services/corps'],
        ['Massage', '/one/services/corps/massage'],
      ],
    ],
  ])('%s is found from home', (_, route, way) => {
    const [crumbs] = ofType(graphOf(route), 'BreadcrumbList');
    expect(crumbs?.['itemListElement']).toEqual(
      [['Maison Orée', '/'] as const, ...way].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: ORIGIN + path,
      })),
    );
  });

  test('home leads nowhere else, and a page about nobody says nothing', () => {
    expect(ofType(graphOf({ kind: 'home' }), 'BreadcrumbList')).toEqual([]);
    expect(graphOf({ kind: 'legal', section: null })).toEqual([]);
  });
});

test('what pages say is what schema.org has: salons, services, offers, reservations, organisations, the way', async () => {
  const routes: readonly Route[] = [
    { kind: 'home' },
    { kind: 'shop', shop: 'one' },
    { kind: 'category', shop: null, category: 'corps' },
    SERVICE,
  ];
  const posts = [samplePost('a', { picture, author: 'Inès' }), samplePost('b')];
  const pages: readonly PageFacts[] = [
    ...routes.map((route) => facts(route)),
    facts({ kind: 'magazine' }, { posts }),
    facts({ kind: 'post', post: 'a' }, { posts: posts.slice(0, 1) }),
    facts({ kind: 'eshop' }, { products: [{ product: OIL, level: null }] }),
    facts({ kind: 'article', slug: 'oil' }, { products: [{ product: OIL, level: 3 }] }),
  ];
  const graphs = pages.map((page) => structuredData(page, NAMES));
  const text = JSON.stringify(graphs);
  for (const type of [
    'BeautySalon',
    'Service',
    'Offer',
    'ReserveAction',
    'Organization',
    'BreadcrumbList',
    'Blog',
    'BlogPosting',
    'Product',
    'ItemList',
  ])
    expect(text).toContain(`"@type":"${type}"`);
  expect(await isTyped(graphs)).toBe('');
  // What is no property of theirs is found.
  expect(await isTyped([{ ...graphs[0], '@graph': [{ '@type': 'BeautySalon', telefone: '1' }] }])).toContain(
    'telefone',
  );
}, 120_000);
