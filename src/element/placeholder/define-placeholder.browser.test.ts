import { expect } from 'chai';
import fc from 'fast-check';
import { defineElement } from '../define-element.ts';
import { clearPage, inside, said, settled, shown, uncaught } from '../testing/page.ts';
import { sampleDefinition, SampleBody, trees } from '../testing/sample.tsx';
import { definePlaceholder } from './define-placeholder.ts';

let count = 0;

/** A tag of its own, since none can be registered twice. */
function newTag() {
  count += 1;
  const tag = `vitrine-sample-${count}`;
  const connected: HTMLElement[] = [];
  return {
    tag,
    connected,
    defineFirst: () =>
      definePlaceholder({
        tag,
        attributes: Object.keys(sampleDefinition.attributes),
        space: [],
        onConnected: (element) => connected.push(element),
      }),
    defineCode: () => defineElement({ ...sampleDefinition, tag }, { Body: SampleBody }),
    create: () => document.createElement(tag) as HTMLElement & Record<string, unknown>,
  };
}

/** What may happen to an element, in any order. */
type Act =
  | readonly ['attribute', name: 'label' | 'count', text: string | null]
  | readonly ['property', name: 'label' | 'count' | 'theme', value: unknown]
  | readonly ['place', where: 'page' | 'nowhere'];

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(
    fc.constant('attribute' as const),
    fc.constantFrom('label' as const, 'count' as const),
    fc.constantFrom('1', '22', '33', null),
  ),
  fc.tuple(
    fc.constant('property' as const),
    fc.constantFrom('label' as const, 'count' as const, 'theme' as const),
    fc.constantFrom<unknown>(4, '55', { a: [1] }, undefined),
  ),
  fc.tuple(fc.constant('place' as const), fc.constantFrom('page' as const, 'nowhere' as const)),
);

function perform(element: HTMLElement & Record<string, unknown>, [kind, name, value]: Act): void {
  if (kind === 'property') element[name] = value;
  else if (kind === 'place' && name === 'page') document.body.append(element);
  else if (kind === 'place') element.remove();
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Of a value set before anything was registered nobody knows when: it is taken as newer than the markup. */
function asRegistered(first: readonly Act[]): readonly Act[] {
  const isProperty = ([kind]: Act) => kind === 'property';
  return [...first.filter((act) => !isProperty(act)), ...first.filter(isProperty)];
}

describe('an element whose code comes late', () => {
  afterEach(clearPage);

  it('an element is given the same whenever its class and its code come', async () => {
    const parts = fc.tuple(
      fc.array(acts, { maxLength: 4 }),
      fc.array(acts, { maxLength: 6 }),
      fc.array(acts, { maxLength: 4 }),
    );
    const tryAll = async () => {
      for (const [before, between, after] of fc.sample(parts, 150)) {
        const late = newTag();
        const element = late.create();
        before.forEach((act) => perform(element, act));
        late.defineFirst();
        customElements.upgrade(element);
        between.forEach((act) => perform(element, act));
        late.defineCode();
        after.forEach((act) => perform(element, act));
        document.body.append(element);

        const ready = newTag();
        ready.defineCode();
        const expected = ready.create();
        [...asRegistered(before), ...between, ...after].forEach((act) => perform(expected, act));
        document.body.append(expected);
        await settled();
        const told = JSON.stringify({ before, between, after });
        expect(shown(element), told).to.deep.equal(shown(expected));
        for (const name of ['label', 'count', 'theme']) expect(element[name]).to.equal(expected[name]);
        element.remove();
        expected.remove();
      }
    };
    const errors = await uncaught(async () => void (await said('warn', tryAll)));
    expect(errors).to.deep.equal([]);
  });

  it('an element keeps an object that a framework gives it while its code is on the way', async () => {
    const { create, defineFirst, defineCode } = newTag();
    defineFirst();
    const element = create();
    expect('theme' in element).to.equal(true);
    const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'theme');
    expect(inherited?.set).to.be.a('function');
    const theme = { when: new Date(0) };
    element['theme'] = theme;
    expect(element['theme']).to.equal(theme);
    document.body.append(element);
    defineCode();
    await settled();
    expect(element['theme']).to.equal(theme);
    expect(Object.hasOwn(element, 'theme')).to.equal(false);
    expect(element.hasAttribute('theme')).to.equal(false);
    element.remove();
  });

  it('an element in a closed root, there before or come later, is told of once it is connected', () => {
    const { tag, connected, defineFirst } = newTag();
    const root = document.body
      .appendChild(document.createElement('section'))
      .attachShadow({ mode: 'closed' });
    root.innerHTML = `<${tag}></${tag}>`;
    defineFirst();
    expect(connected).to.have.length(1);
    root.innerHTML = `<div><${tag}></${tag}></div>`;
    expect(connected).to.have.length(2);
    root.host.remove();
  });

  it('an element shows the page’s own content until its code comes', async () => {
    const { tag, defineFirst, defineCode } = newTag();
    const frame = document.body.appendChild(document.createElement('div'));
    frame.innerHTML = `<${tag}><p>Téléphonez-nous</p></${tag}>`;
    const own = frame.querySelector('p') as HTMLElement;
    defineFirst();
    expect(own.getBoundingClientRect().height).to.be.above(0);
    defineCode();
    await settled();
    expect(own.getBoundingClientRect().height).to.equal(0);
    frame.remove();
  });

  it('an element that was never in a page lives like any other once the code has come', async () => {
    const { create, defineFirst, defineCode } = newTag();
    defineFirst();
    const element = create();
    defineCode();
    element['label'] = 'Plus tard';
    const before = { ...trees };
    document.body.append(element);
    await settled();
    expect(inside(element, '[data-text]').textContent).to.equal('Plus tard');
    const elsewhere = document.body.appendChild(document.createElement('main'));
    elsewhere.append(element);
    await settled();
    expect(trees.mounted - before.mounted).to.equal(1);
    elsewhere.remove();
    await settled();
    expect(trees.unmounted - before.unmounted).to.equal(1);
  });

  it('a root that the server declared is taken over as it is', async () => {
    const { tag, defineFirst, defineCode } = newTag();
    const frame = document.body.appendChild(document.createElement('div'));
    frame.setHTMLUnsafe(`<${tag}><template shadowrootmode="open"><p>Du serveur</p></template></${tag}>`);
    const element = frame.firstElementChild as HTMLElement;
    defineFirst();
    expect(element.shadowRoot?.innerHTML).to.equal('<p>Du serveur</p>');
    defineCode();
    await settled();
    expect(inside(element, '[data-text]').textContent).to.equal('Bonjour');
    frame.remove();
  });

  it('another version’s code leaves the placeholder class alone', async () => {
    const { tag, defineFirst } = newTag();
    defineFirst();
    const other = await import('../define-element.ts?copy=2');
    Object.defineProperty(customElements.get(tag), 'version', { value: '0.0.0' });
    await said('warn', () => other.defineElement({ ...sampleDefinition, tag }, { Body: SampleBody }));
    expect(customElements.get(tag)).not.to.have.property('definition');
  });
});
