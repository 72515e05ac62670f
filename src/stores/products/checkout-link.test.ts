import { describe, expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { valueOf } from '../load.ts';
import { createMemoryNavigation } from '../navigation/navigation.ts';
import { pathNavigation } from '../navigation/path-navigation.ts';
import { createVisitor, HOME } from '../testing/visitor.ts';
import { checkoutLink } from './checkout-link.ts';

const CART = { shopId: shopId('shop1'), lines: [{ productId: productId('oil'), quantity: 2 }] };
const CARRIED = '?products=oil%3A2&shop=shop1';

interface Case {
  readonly base?: string;
  readonly websiteURL?: string;
  readonly history?: boolean;
}

async function linkOf({ base, websiteURL = '', history = false }: Case) {
  const visitor = createVisitor();
  const wire = companyWire();
  visitor.backEnd.company = { ...wire, identity: { ...wire.identity, websiteURL } };
  const page = await visitor.open();
  const prevented = new Set<string>();
  const told: string[] = [];
  const site = page.site.forElement({
    navigation: history ? { kind: 'history', base: '' } : { kind: 'memory', start: HOME },
    emit: (name) => (told.push(name), !prevented.has(name)),
    create: history ? pathNavigation : createMemoryNavigation,
  });
  await site.company.ensure();
  const company = valueOf(site.company.$company.get());
  if (!company) throw new Error('no company');
  let gone = 0;
  const left: string[] = [];
  const eshop = { sent: { takeTo: async (address: string) => void left.push(address) } };
  const link = checkoutLink({ site, company, base, eshop }, CART, () => (gone += 1));
  return { link, site, prevented, told, left, gone: () => gone };
}

describe('the way to where products are paid for', () => {
  test.for([
    [
      'a storefront of another origin',
      { base: 'https://salon.example/site/' },
      `https://salon.example/site/commande${CARRIED}`,
    ],
    [
      'the company’s website',
      { websiteURL: 'https://maison.example' },
      `https://maison.example/commande${CARRIED}`,
    ],
  ] as const)('leads to %s, out of a frame too', async ([, element, href]) => {
    const { link, told, left } = await linkOf(element);
    expect(link?.href).toBe(href);
    expect(link?.go()).toBeUndefined();
    expect([left, told]).toEqual([[href], ['vitrine-before-navigate']]);
  });

  test.for([
    ['/salon', '/salon/commande'],
    ['/', '/commande'],
  ] as const)(
    'leads to a storefront on the page’s own origin, %s, which has the same cart',
    async ([base, href]) => {
      const { link, told } = await linkOf({ base });
      expect(link?.href).toBe(href);
      expect(link?.go()).toBe('follow');
      expect(told).toEqual(['vitrine-before-navigate', 'vitrine-navigate']);
    },
  );

  test('is nowhere where nobody has said where the storefront is', async () => {
    expect((await linkOf({})).link).toBeNull();
    expect((await linkOf({ base: 'javascript:alert(1)' })).link).toBeNull();
  });

  test('stays on the page that prevents it', async () => {
    for (const base of ['https://salon.example', '/salon']) {
      const { link, prevented, left } = await linkOf({ base });
      prevented.add('vitrine-before-navigate');
      expect(link?.go()).toBeUndefined();
      expect(left).toEqual([]);
    }
  });

  test('is a page of the storefront itself in the storefront', async () => {
    const { link, site, gone } = await linkOf({ history: true, base: 'https://salon.example' });
    expect(link?.href).toBe('/commande');
    expect(link?.go()).toBeUndefined();
    expect(site.navigation.$place.get().route).toEqual({ kind: 'checkout' });
    expect(gone()).toBe(1);
  });
});
