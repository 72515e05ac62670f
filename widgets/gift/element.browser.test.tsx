import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonNetwork, type Salon } from '#widgets/storefront/testing/salon.ts';
import { define } from './element.ts';
import { VOUCHERS } from './testing/vouchers.ts';

const clock = { now: () => Date.now(), after: () => () => {} };

const salon = (pages: object = {}): Salon => ({
  ...VOUCHERS,
  company: { themes: { general: {}, pages } } as NonNullable<Salon['company']>,
});

describe('vitrine-gift', () => {
  const { fetch: send } = globalThis;
  const made: Element[] = [];
  let salons = 0;

  before(define);
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
    history.replaceState(null, '');
    sessionStorage.clear();
  });

  /** Each on a site of its own, of a company with a token of its own. */
  async function show(attributes = 'base="/salon"', of: Salon = salon()) {
    const network = salonNetwork(of, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    made.push(container);
    salons += 1;
    container.innerHTML = `<vitrine-gift company="cmp_gift_${salons}" locale="fr" ${attributes}></vitrine-gift>`;
    const root = container.firstElementChild?.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(() => root.querySelector('h2'));
    return root;
  }

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  const button = (root: ShadowRoot, words: string) =>
    [...root.querySelectorAll<HTMLElement>('button')].find(
      ({ textContent, ariaLabel }) => ariaLabel === words || textContent === words,
    );
  const press = async (root: ShadowRoot, words: string) => {
    await until(() => button(root, words));
    button(root, words)?.click();
    await settled(40);
  };

  for (const variant of ['default', 'onePage', 'cards']) {
    it(`the form in the layout ${variant} is accessible`, async () => {
      const root = await show('base="/salon"', salon({ gift: variant }));
      await until(
        () => button(root, 'Continuer') ?? button(root, 'Commander ce chèque') ?? root.querySelector('li'),
      );
      expect(await axeFaults(root)).to.deep.equal([]);
      if (variant !== 'cards') return;
      await press(root, 'Merci – Remplir cette carte');
      expect(root.activeElement?.textContent).to.equal('Remplir cette carte');
      expect(await axeFaults(root)).to.deep.equal([]);
    });
  }

  it('each step is gone to once the one before is right, with the focus on its heading', async () => {
    const root = await show();
    await press(root, 'Continuer');
    expect(root.activeElement?.textContent).to.equal('Valeur');
    await press(root, 'Continuer');
    await press(root, 'Continuer');
    expect(root.querySelector('[role=alert]')?.textContent).to.contain('Indiquez l’adresse e-mail.');
    expect(root.querySelector<HTMLInputElement>('[name=email]')?.getAttribute('aria-invalid')).to.equal(
      'true',
    );
  });

  it('what is typed stands on the voucher, and in no attribute', async () => {
    const root = await show('base="/salon"', salon({ gift: 'onePage' }));
    await until(() => root.querySelector('[name=name]'));
    const field = root.querySelector<HTMLInputElement>('[name=name]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Margaux');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => root.querySelector('[part=voucher]')?.textContent.includes('Pour Margaux'));
    const attributes = [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
    expect(attributes.filter(({ value }) => value.includes('Margaux'))).to.deep.equal([]);
  });

  it('on another origin the themes lead to the storefront', async () => {
    const root = await show('base="https://salon.example"');
    await until(() => root.querySelector('li a'));
    const links = [...root.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['https://salon.example/gift', 'https://salon.example/gift']);
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('a company that sells none says so', async () => {
    const root = await show('', { ...salon(), booker: {} });
    expect(root.querySelector('h2')?.textContent).to.equal('La vente en ligne est fermée pour le moment');
  });
});
