import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonNetwork, type Salon } from '#widgets/storefront/testing/salon.ts';
import { define } from './element.ts';
import { postWire, serveMagazine } from './testing/post-wire.ts';

const clock = { now: () => Date.now(), after: () => () => {} };
const THREE = [
  postWire('ancien', { createdAt: '2026-01-01T09:00:00Z' }),
  postWire('recent', { createdAt: '2026-01-03T09:00:00Z', linkedShop: 's1' }),
  postWire('vedette', { vedette: { active: true, start: null, end: null }, author: 'Inès' }),
];

describe('vitrine-magazine', () => {
  const { fetch: send } = globalThis;
  const made: Element[] = [];
  let salons = 0;

  before(define);
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
    history.replaceState(null, '');
  });

  /** Each on a site of its own, of a company with a token of its own. */
  async function show(attributes: string, salon: Salon = { serve: serveMagazine(THREE) }) {
    const network = salonNetwork(salon, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    made.push(container);
    salons += 1;
    container.innerHTML = `<vitrine-magazine company="cmp_magazine_${salons}" ${attributes.includes('locale') ? '' : 'locale="fr"'} ${attributes}></vitrine-magazine>`;
    const element = container.firstElementChild as HTMLElement;
    const root = element.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(() => root.querySelector('h2,h3'));
    return { element, root };
  }

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  const slugs = (root: ShadowRoot) =>
    [...root.querySelectorAll<HTMLElement>('[data-post]')].map(({ dataset }) => dataset['post']);
  const heading = (root: ShadowRoot) => root.querySelector('h2')?.textContent;

  it('the list and an article are accessible', async () => {
    const list = await show('');
    expect(await axeFaults(list.root)).to.deep.equal([]);
    const post = await show('post="vedette"');
    await until(() => post.root.querySelector('h4'));
    expect(await axeFaults(post.root)).to.deep.equal([]);
  });

  it('the featured article comes first, then the newest', async () => {
    const { root } = await show('');
    expect(slugs(root)).to.deep.equal(['vedette', 'recent', 'ancien']);
    expect(root.querySelector('[data-post=vedette]')?.textContent).to.contain('À la une');
  });

  it('an article opens in the element with the focus on its title, and Back leads to the list', async () => {
    const { root } = await show('');
    root.querySelector<HTMLElement>('[data-post=vedette] button')?.click();
    await until(() => root.querySelector('[part=post]'));
    expect(heading(root)).to.equal('Article vedette');
    expect(root.activeElement?.textContent).to.equal('Article vedette');
    root.querySelector<HTMLElement>('[part=post] button')?.click();
    await until(() => root.querySelector('[part=magazine]'));
    expect(root.activeElement?.textContent).to.equal('Magazine');
  });

  it('an article has who wrote it, its day, its reading time and its headings in order, and nothing that acts', async () => {
    const { root } = await show('post="vedette"');
    await until(() => root.querySelector('h4'));
    const headings = [...root.querySelectorAll('[part=post] > article :is(h2,h3,h4)')];
    expect(headings.map(({ localName }) => localName)).to.deep.equal(['h2', 'h3', 'h4']);
    const facts = root.querySelector('article ul')?.textContent ?? '';
    for (const fact of ['2 janvier 2026', 'Par Inès', '1 min de lecture']) expect(facts).to.contain(fact);
    expect(root.querySelector('script')).to.equal(null);
  });

  it('what is not translated is in French, and says so', async () => {
    const { root } = await show('post="vedette" locale="de"');
    await until(() => root.querySelector('h4'));
    expect(heading(root)).to.equal('Artikel vedette');
    expect(root.querySelector('h4')?.closest('[lang]')?.getAttribute('lang')).to.equal('fr');
    expect(root.querySelector('h2 [lang]')).to.equal(null);
  });

  it('a limit shows so many at first and so many more at each press, with the focus on the first new one', async () => {
    const { root } = await show('limit="1"');
    const more = () => root.querySelector<HTMLElement>('[part~=button-primary]');
    expect(slugs(root)).to.deep.equal(['vedette']);
    expect(root.textContent).to.contain('1 article sur 3');
    more()?.click();
    await until(() => slugs(root).length === 2);
    await until(() => root.activeElement?.closest('[data-post=recent]'));
    more()?.click();
    await until(() => slugs(root).length === 3);
    expect(more()).to.equal(null);
  });

  it('a shop lists the articles that tell of it', async () => {
    const { root } = await show('shop="salon-1"');
    expect(slugs(root)).to.deep.equal(['recent']);
  });

  it('a shop that there is not says so in place of the articles of others, and an article is read all the same', async () => {
    const { root } = await show('shop="salon-9"');
    expect(heading(root)).to.equal('Cette boutique n’existe pas');
    expect(slugs(root)).to.deep.equal([]);
    expect(await axeFaults(root)).to.deep.equal([]);
    const read = await show('shop="salon-9" post="recent"');
    await until(() => heading(read.root) === 'Article recent');
    expect(slugs((await show('shop=""')).root)).to.have.length(3);
  });

  it('with the address of the storefront, articles are links to it', async () => {
    const { root } = await show('base="/salon/"');
    expect(root.querySelector('[data-post=recent] a')?.getAttribute('href')).to.equal(
      '/salon/magazine/recent',
    );
  });

  it('an article that is gone says so, and leads to the others', async () => {
    const { root } = await show('post="disparu"');
    await until(() => root.querySelector('[part~=button-primary]'));
    expect(heading(root)).to.equal('Cet article n’existe plus');
    root.querySelector<HTMLElement>('[part~=button-primary]')?.click();
    await until(() => slugs(root).length === 3);
    expect(heading(root)).to.equal('Magazine');
  });

  it('a magazine without articles says so', async () => {
    const { root } = await show('', { serve: serveMagazine([]) });
    await until(() => heading(root) === 'Aucun article pour le moment');
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('articles that did not come can be asked for again', async () => {
    let isBroken = true;
    const serve = serveMagazine(THREE);
    const { root } = await show('', {
      serve: (sent) =>
        isBroken && sent.path === '/api/posts'
          ? { status: 400, body: { code: 400, type: 'invalid', message: 'Non' } }
          : serve(sent),
    });
    await until(() => root.querySelector('[role=alert] button'));
    isBroken = false;
    root.querySelector<HTMLElement>('[role=alert] button')?.click();
    await until(() => slugs(root).length === 3);
    expect(root.querySelector('[role=alert] button')).to.equal(null);
  });
});
