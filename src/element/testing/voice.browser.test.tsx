import { expect } from 'chai';
import { clearPage, inside, said, settled, show } from './page.ts';
import { defineSample, sampleDefinition } from './sample.tsx';

const SAMPLE = '<vitrine-sample></vitrine-sample>';

function hear(type: string, act: (event: CustomEvent) => void = () => {}): CustomEvent[] {
  const heard: CustomEvent[] = [];
  document.addEventListener(type, (event) => {
    heard.push(event as CustomEvent);
    act(event as CustomEvent);
  });
  return heard;
}

describe('events', () => {
  before(defineSample);
  afterEach(clearPage);

  it('an event reaches the document from inside the element, with its detail and version', async () => {
    const heard = hear('vitrine-before-navigate', (event) => {
      expect((event.composedPath()[0] as Element).localName).to.equal('vitrine-sample');
    });
    const sample = await show(SAMPLE);
    inside(sample, 'button').click();
    expect(heard).to.have.length(1);
    expect(heard[0]?.detail).to.deep.equal({ version: 1, path: '/x', page: 'home' });
    expect(heard[0]?.composed).to.equal(true);
    expect(heard[0]?.bubbles).to.equal(true);
    expect(heard[0]?.cancelable).to.equal(true);
  });

  it('an announced act does not happen when a listener prevents its event', async () => {
    const sample = await show(SAMPLE);
    const prevent = (event: Event) => event.preventDefault();
    sample.addEventListener('vitrine-before-navigate', prevent);
    inside(sample, 'button').click();
    await settled();
    expect(inside(sample, 'button').textContent).to.equal('pressed 0');
    sample.removeEventListener('vitrine-before-navigate', prevent);
    inside(sample, 'button').click();
    await settled();
    expect(inside(sample, 'button').textContent).to.equal('pressed 1');
  });

  it('the host’s writing to attributes and properties fires no event', async () => {
    const heard = Object.keys(sampleDefinition.events).flatMap((type) => [hear(type)]);
    const sample = await show(SAMPLE);
    sample.setAttribute('label', 'A');
    Object.assign(sample, { count: 4, active: true, theme: {} });
    await settled();
    expect(heard.flat()).to.deep.equal([]);
  });

  it('an event that the definition does not declare is reported to the developer', async () => {
    const { emitterOf } = await import('../emit.ts');
    const element = document.createElement('div');
    let result: boolean | undefined;
    const lines = await said('error', () => {
      result = emitterOf(element, sampleDefinition)('vitrine-login', {});
    });
    expect(result).to.equal(true);
    expect(lines.join()).to.include('<vitrine-sample>').and.include('vitrine-login');
  });
});

describe('the language', () => {
  before(defineSample);
  afterEach(clearPage);

  const langOf = (sample: Element) => inside(sample, 'section').lang;

  it('an element’s language is that of the nearest lang, through shadow roots', async () => {
    const container = await show('<div lang="de-CH"><p><vitrine-sample></vitrine-sample></p></div>');
    expect(langOf(container.querySelector('vitrine-sample') as Element)).to.equal('de');
    const host = await show('<div lang="it"><div></div></div>');
    const outer = (host.firstElementChild as Element).attachShadow({ mode: 'open' });
    outer.innerHTML = SAMPLE;
    await settled();
    expect(langOf(outer.querySelector('vitrine-sample') as Element)).to.equal('it');
    host.lang = 'es';
    await settled();
    expect(langOf(outer.querySelector('vitrine-sample') as Element)).to.equal('es');
  });

  it('an element’s language is that of its attribute first, and the page’s again without it', async () => {
    const container = await show('<div lang="de"><vitrine-sample locale="en"></vitrine-sample></div>');
    const sample = container.firstElementChild as HTMLElement;
    expect(langOf(sample)).to.equal('en');
    sample.setAttribute('locale', 'it');
    await settled();
    expect(langOf(sample)).to.equal('it');
    sample.removeAttribute('locale');
    await settled();
    expect(langOf(sample)).to.equal('de');
  });

  it('an element’s language follows the page live, and a move into another language', async () => {
    const container = await show(`<div lang="de">${SAMPLE}</div>`);
    const sample = container.firstElementChild as HTMLElement;
    container.lang = 'es';
    await settled();
    expect(langOf(sample)).to.equal('es');
    const other = await show('<div lang="en"></div>');
    other.append(sample);
    await settled();
    expect(langOf(sample)).to.equal('en');
    container.lang = 'it';
    await settled();
    expect(langOf(sample)).to.equal('en');
  });

  it('an element falls back to French where the product does not speak the page’s language', async () => {
    const container = await show(`<div lang="pt">${SAMPLE}</div>`);
    expect(langOf(container.firstElementChild as Element)).to.equal('fr');
  });
});
