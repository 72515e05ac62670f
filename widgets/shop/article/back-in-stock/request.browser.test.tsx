import { expect } from 'chai';
import type { Sent } from '#platform/memory/network.ts';
import { axeFaults, settled, type } from '#ui/testing/stage.tsx';
import { salonNetwork, shopWire, type Salon } from '#widgets/storefront/testing/salon.ts';
import { define } from '../../element.ts';
import { productWire, SELLING, serveProducts } from '../../testing/product-wire.ts';

const clock = { now: () => Date.now(), after: () => () => {} };
const PATH = '/api/eshop/back-in-stock';
const ASK = 'M’écrire dès le retour en stock';
const CREAM = productWire('creme', { name: { fr: 'Crème' } });

describe('a product that is sold out', () => {
  const { fetch: send } = globalThis;
  const made: Element[] = [];
  const asked: unknown[] = [];
  let salons = 0;
  /** How the back end answers a request. */
  let reply: { status?: number; body: object };
  let stock = 0;

  before(define);
  beforeEach(() => {
    reply = { body: { available: false } };
    stock = 0;
    asked.length = 0;
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
    localStorage.clear();
  });

  function serve(sent: Sent) {
    if (sent.path !== PATH) return serveProducts({ products: [CREAM], stock: { creme: stock } })(sent);
    asked.push(sent.body);
    return reply;
  }

  async function show(theme = '') {
    const salon: Salon = { booker: SELLING, shops: [shopWire(1, ['creme'])], serve };
    const network = salonNetwork(salon, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    made.push(container);
    salons += 1;
    container.innerHTML = `<vitrine-shop company="cmp_back_${salons}" locale="fr" product="creme" ${theme}></vitrine-shop>`;
    const root = container.firstElementChild?.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(() => button(root, ASK) ?? button(root, 'Ajouter au panier'));
    return root;
  }

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  const button = (root: ShadowRoot, words: string) =>
    [...root.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === words);
  const field = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('input[type=email]');

  async function open(theme = '') {
    const root = await show(theme);
    button(root, ASK)?.click();
    await until(() => root.activeElement === field(root) && field(root));
    return root;
  }
  const sendForm = (root: ShadowRoot) => root.querySelector<HTMLFormElement>('form')?.requestSubmit();

  for (const scheme of ['light', 'dark'])
    it(`asks for one address, which takes the focus, without a fault that axe finds, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      try {
        const root = await open();
        expect(await axeFaults(root)).to.deep.equal([]);
        sendForm(root);
        await until(() => root.textContent?.includes('Indiquez votre e-mail'));
        expect(root.activeElement).to.equal(field(root));
        expect(await axeFaults(root)).to.deep.equal([]);
        expect(asked).to.deep.equal([]);
      } finally {
        document.documentElement.style.colorScheme = '';
      }
    });

  it('says that it is noted, in what has the focus and to those who listen', async () => {
    const root = await open();
    type(field(root)!, 'ana@example.com');
    sendForm(root);
    await until(() => root.activeElement?.textContent?.includes('nous écrirons à ana@example.com'));
    expect(asked).to.deep.equal([{ productId: 'creme', shopId: 's1', email: 'ana@example.com' }]);
    await until(() => root.querySelector('output')?.textContent?.includes('C’est noté'));
    expect(field(root)).to.equal(null);
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('keeps what is typed where it could not be noted, says why, and may be sent again', async () => {
    const root = await open();
    reply = {
      status: 422,
      body: { code: 422, type: 'invalid', message: 'Non, pas ainsi.', retryable: false },
    };
    type(field(root)!, 'ana@example.com');
    sendForm(root);
    await until(() =>
      root.querySelector('[role=alert] [part=notice]')?.textContent?.includes('Non, pas ainsi.'),
    );
    expect(field(root)?.value).to.equal('ana@example.com');
    reply = { body: { available: false } };
    sendForm(root);
    await until(() => root.textContent?.includes('C’est noté'));
    expect(asked).to.have.length(2);
  });

  it('says so where there is some again, and can be bought at once', async () => {
    const root = await open();
    reply = { body: { available: true } };
    stock = 4;
    type(field(root)!, 'ana@example.com');
    sendForm(root);
    await until(() => button(root, 'Ajouter au panier'));
    expect(root.activeElement?.textContent).to.contain('de nouveau disponible');
  });

  it('alone offers a mail: what is there does not', async () => {
    stock = 4;
    const root = await show();
    await until(() => root.textContent?.includes('Plus que 4 en stock'));
    expect(button(root, ASK)).to.equal(undefined);
  });
});
