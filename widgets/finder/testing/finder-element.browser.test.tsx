import { expect } from 'chai';
import { define } from '../element.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonNetwork } from '#widgets/storefront/testing/salon.ts';
import { earliestAt, TOMORROW, TOWNS } from './open-finder.tsx';

const clock = { now: () => Date.now(), after: () => () => {} };

describe('vitrine-finder', () => {
  const send = globalThis.fetch;
  const made: Element[] = [];

  before(() => {
    // The network's edge: the page has no back end behind it.
    const network = salonNetwork({ shops: TOWNS, serve: earliestAt(TOMORROW) }, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    define();
  });
  after(() => {
    globalThis.fetch = send;
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  async function show(attributes: string, inside = ''): Promise<{ element: HTMLElement; root: ShadowRoot }> {
    const container = document.createElement('div');
    document.body.append(container);
    container.setHTMLUnsafe(
      `<vitrine-finder company="cmp_test" locale="fr" ${attributes}>${inside}</vitrine-finder>`,
    );
    made.push(container);
    const element = container.firstElementChild as HTMLElement;
    const root = element.shadowRoot;
    if (!root) throw new Error('the element has no shadow root');
    await until(() => root.querySelector('[data-shop],[part~=button-primary],h2,h3'));
    return { element, root };
  }

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  const cards = (root: ShadowRoot) =>
    [...root.querySelectorAll<HTMLElement>('[data-found] [data-shop]')].map(({ dataset }) => dataset['shop']);

  function heard(element: HTMLElement): CustomEvent<{ path: string }>[] {
    const events: CustomEvent<{ path: string }>[] = [];
    element.addEventListener('vitrine-navigate', (event) =>
      events.push(event as CustomEvent<{ path: string }>),
    );
    return events;
  }

  it('vitrine-finder shows the company’s shops, with the heading level and words it is given', async () => {
    const { root } = await show('heading-level="3" label="Nos salons"');
    expect(cards(root)).to.have.length(6);
    expect(root.querySelector('h3')?.textContent).to.equal('Nos salons');
    expect(root.querySelector('h2')).to.equal(null);
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('vitrine-finder tells the page which shop was chosen, and leaves its address alone', async () => {
    const { element, root } = await show('');
    const events = heard(element);
    const address = location.href;
    root.querySelector<HTMLElement>('[data-shop=salon-2] button')?.click();
    await settled();
    expect(events.map(({ detail }) => detail.path)).to.deep.equal(['/salon-2']);
    expect(events[0]?.composed).to.equal(true);
    expect(location.href).to.equal(address);
  });

  it('vitrine-finder with a base links to the shops there, which the page may prevent', async () => {
    const { element, root } = await show('base="https://salon.example/"');
    const link = root.querySelector<HTMLAnchorElement>('[data-shop=salon-2] a');
    expect(link?.href).to.equal('https://salon.example/salon-2');
    element.addEventListener('vitrine-before-navigate', (event) => event.preventDefault());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
  });

  it('vitrine-finder with a base that is not on the web makes no link', async () => {
    const { root } = await show('base="javascript:alert(1)"');
    expect(root.querySelectorAll('[data-shop] a')).to.have.length(0);
  });

  it('vitrine-finder with a service shows the shops that offer it, and leads to its reservation', async () => {
    const { element, root } = await show('service="suedois" base="https://salon.example"');
    expect(cards(root)).to.not.include('salon-3');
    expect(root.querySelector<HTMLAnchorElement>('[data-shop=salon-1] a')?.href).to.equal(
      'https://salon.example/salon-1/services/massages/suedois?page=reserved',
    );
    element.setAttribute('show-more', '');
    await until(() => root.querySelector<HTMLAnchorElement>('[data-shop=salon-1] a')?.search === '');
    element.setAttribute('service', 'nowhere');
    await until(() => /Aucune boutique ne propose/.test(root.textContent ?? ''));
  });

  it('vitrine-finder loads its shops when the data that came with it were cut off', async () => {
    const data = '<script type="application/json">{"company":{"kind":"rea</script>';
    const { root } = await show('', `<template shadowrootmode="open">${data}</template>`);
    expect(cards(root)).to.have.length(6);
  });

  it('vitrine-finder as a button opens the shops of the service in a dialog', async () => {
    const { element, root } = await show('display="button" service="suedois"');
    const opener = root.querySelector<HTMLElement>('button');
    expect(opener?.textContent).to.equal('Réserver');
    expect(opener?.offsetWidth).to.be.at.least(125);
    opener?.focus();
    opener?.click();
    await until(() => root.querySelector('dialog[open]'));
    const dialog = root.querySelector('dialog');
    expect(dialog?.querySelector('h2')?.textContent).to.equal('Réserver\u00a0: Massage suédois');
    expect(dialog?.offsetWidth).to.equal(Math.min(1024, innerWidth >= 768 ? innerWidth - 32 : innerWidth));
    if (innerWidth < 768) expect(dialog?.offsetHeight).to.equal(innerHeight);
    expect(cards(root)).to.have.length(6);
    expect(await axeFaults(root)).to.deep.equal([]);
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !root.querySelector('dialog[open]'));
    expect(root.activeElement).to.equal(opener);
    element.setAttribute('label', 'Choisir mon salon');
    await until(() => opener?.textContent === 'Choisir mon salon');
  });
});
