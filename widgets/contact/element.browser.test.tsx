import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { EVERYTHING, salonNetwork, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { define } from './element.ts';

const clock = { now: () => Date.UTC(2026, 0, 5, 9), after: () => () => {} };
const TWO = [shopWire(1, EVERYTHING), shopWire(2, EVERYTHING)];
const identity = {
  displayName: 'Maison Test',
  websiteURL: '',
  logo: '',
  logoWhite: '',
  logoSize: 50,
  phone: '+33199004200',
  email: 'bonjour@example.com',
  socialNetworks: {
    instagram: { active: true, url: 'https://instagram.example/x' },
    facebook: { active: false, url: 'https://facebook.example/x' },
  },
};

describe('vitrine-contact', () => {
  const { fetch: send } = globalThis;
  const made: Element[] = [];
  let salons = 0;

  before(define);
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
  });

  /** Each on a site of its own, of a company with a token of its own. */
  async function show(attributes = '', salon: Salon = {}) {
    const network = salonNetwork({ shops: TWO, company: { identity }, ...salon }, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    made.push(container);
    salons += 1;
    container.innerHTML = `<vitrine-contact company="cmp_contact_${salons}" locale="fr" ${attributes}></vitrine-contact>`;
    const element = container.firstElementChild as HTMLElement;
    const root = element.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(
      () => root.querySelector('article') ?? root.querySelector('[role=alert] button, slot[name=empty]'),
    );
    return { element, root };
  }

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  const words = (root: ShadowRoot) => (root.textContent ?? '').replaceAll(/\s+/g, ' ');
  const shopsOf = (root: ShadowRoot) =>
    [...root.querySelectorAll<HTMLElement>('[data-shop]')].map(({ dataset }) => dataset['shop']);

  it('the shops of a company are accessible, few and many', async () => {
    const few = await show();
    expect(await axeFaults(few.root)).to.deep.equal([]);
    const many = await show('', { shops: [1, 2, 3, 4, 5].map((number) => shopWire(number, EVERYTHING)) });
    expect(await axeFaults(many.root)).to.deep.equal([]);
  });

  it('the company is reached by telephone, e-mail and the networks that it has switched on', async () => {
    const { root } = await show();
    const hrefs = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 3)).to.deep.equal([
      'tel:+33199004200',
      'mailto:bonjour@example.com',
      'https://instagram.example/x',
    ]);
    expect(words(root)).to.contain('Instagram').and.not.to.contain('Facebook');
  });

  it('a shop may be shown alone', async () => {
    const { element, root } = await show('shop="salon-2"');
    expect(shopsOf(root)).to.deep.equal(['salon-2']);
    element.setAttribute('shop', 'salon-1');
    await until(() => shopsOf(root)[0] === 'salon-1');
    element.setAttribute('shop', 'none');
    await until(() => root.querySelector('slot[name=empty]'));
  });

  it('headings have the level that the page asks for, one below the other', async () => {
    const { root } = await show('heading-level="3"');
    const levels = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) => localName);
    expect(levels.slice(0, 3)).to.deep.equal(['h3', 'h4', 'h5']);
  });

  it('with the address of the storefront a shop links to its page, without it the page is told', async () => {
    const linked = await show('base="https://salon.example/"');
    const link = linked.root.querySelector('[data-shop=salon-2] a[href^="https://salon"]');
    expect(link?.getAttribute('href')).to.equal('https://salon.example/salon-2');
    const plain = await show();
    const told: unknown[] = [];
    plain.element.addEventListener('vitrine-navigate', (event) => told.push((event as CustomEvent).detail));
    plain.root.querySelector<HTMLElement>('[data-shop=salon-2] button')?.click();
    await until(() => told.length === 1);
    expect(told[0]).to.include({ page: 'shop', shop: 'salon-2' });
  });

  it('what did not come can be asked for again', async () => {
    let isBroken = true;
    const { root } = await show('', {
      serve: ({ path }) =>
        isBroken && path === '/api/companies/me'
          ? { status: 400, body: { code: 400, type: 'invalid', message: 'Non' } }
          : undefined,
    });
    expect(shopsOf(root)).to.deep.equal([]);
    isBroken = false;
    root.querySelector<HTMLElement>('[role=alert] button')?.click();
    await until(() => shopsOf(root).length === 2);
  });
});
