import { expect } from 'chai';
import fc from 'fast-check';
import { clearPage, inside, said, settled, show, shown, uncaught } from './page.ts';
import { defineSample, sampleDefinition } from './sample.tsx';

interface Sample extends HTMLElement {
  label: unknown;
  count: unknown;
  active: unknown;
  size: unknown;
  theme: unknown;
  headingLevel: unknown;
}

describe('attributes and properties', () => {
  afterEach(clearPage);

  it('a property set before the definition arrives is kept, and wins over the markup', async () => {
    const early = document.createElement('vitrine-sample') as Sample;
    const theme = { when: new Date(0) };
    early.setAttribute('count', '5');
    early.label = 'Avant';
    early.count = 7;
    early.theme = theme;
    document.body.append(early);
    defineSample();
    await settled();
    expect(shown(early)).to.include({ label: 'Avant', count: 7 });
    expect(early.theme).to.equal(theme);
    expect(Object.hasOwn(early, 'theme')).to.equal(false);
    early.setAttribute('count', '8');
    await settled();
    expect(shown(early)['count']).to.equal(8);
    early.remove();
  });

  it('an attribute of each kind is read, and an absent one has its initial value', async () => {
    defineSample();
    const plain = await show('<vitrine-sample></vitrine-sample>');
    expect(shown(plain)).to.deep.equal({
      label: 'Bonjour',
      count: 3,
      active: false,
      size: 'small',
      headingLevel: 2,
      fails: false,
    });
    const full = await show(
      `<vitrine-sample label="A" count="0" active size="large" theme='{"a":[1]}' heading-level="4"></vitrine-sample>`,
    );
    expect(shown(full)).to.deep.equal({
      label: 'A',
      count: 0,
      active: true,
      size: 'large',
      theme: { a: [1] },
      headingLevel: 4,
      fails: false,
    });
  });

  it('a boolean attribute is true unless "false"; removing any restores its initial value', async () => {
    const sample = await show(
      `<vitrine-sample active label="A" count="9" size="large" theme="[1]"></vitrine-sample>`,
    );
    sample.setAttribute('active', 'false');
    await settled();
    expect(shown(sample)['active']).to.equal(false);
    for (const name of sample.getAttributeNames()) sample.removeAttribute(name);
    await settled();
    expect(shown(sample)).to.deep.equal({
      label: 'Bonjour',
      count: 3,
      active: false,
      size: 'small',
      headingLevel: 2,
      fails: false,
    });
  });

  it('an invalid attribute gives the initial value, and one warning that names tag and attribute', async () => {
    const cases = [
      ['count', 'many'],
      ['count', '2.5'],
      ['count', ''],
      ['count', '101'],
      ['size', 'huge'],
      ['heading-level', '7'],
      ['theme', '{"a":'],
    ] as const;
    for (const [attribute, text] of cases) {
      const warnings = await said('warn', async () => {
        const sample = await show(`<vitrine-sample></vitrine-sample>`);
        sample.setAttribute(attribute, text);
        await settled();
        expect(shown(sample)).to.include({ count: 3, size: 'small', headingLevel: 2 });
        expect(shown(sample)['theme']).to.equal(undefined);
      });
      expect(warnings, `${attribute}=${text}`).to.have.length(1);
      expect(warnings[0]).to.include('<vitrine-sample>').and.include(attribute);
    }
  });

  it('a property means what its attribute means; undefined and null restore the initial value', async () => {
    const sample = await show<Sample>('<vitrine-sample></vitrine-sample>');
    Object.assign(sample, { label: 5, count: '12', active: 1, size: 'large', headingLevel: 3 });
    await settled();
    expect(shown(sample)).to.include({ label: '5', count: 12, active: true, size: 'large', headingLevel: 3 });
    Object.assign(sample, {
      label: undefined,
      count: null,
      active: null,
      size: undefined,
      headingLevel: null,
    });
    await settled();
    expect(shown(sample)).to.include({
      label: 'Bonjour',
      count: 3,
      active: false,
      size: 'small',
      headingLevel: 2,
    });
  });

  it('a property is never written back to the markup, rich data least of all', async () => {
    const sample = await show<Sample>('<vitrine-sample></vitrine-sample>');
    Object.assign(sample, { theme: { secret: 'tok' }, label: 'A', count: 4, active: true });
    await settled();
    expect(sample.outerHTML).to.equal('<vitrine-sample></vitrine-sample>');
    expect(shown(sample)['theme']).to.deep.equal({ secret: 'tok' });
  });

  it('a property set on an element outside the document waits, without a tree', async () => {
    const sample = document.createElement('vitrine-sample') as Sample;
    sample.label = 'Plus tard';
    await settled();
    expect(sample.shadowRoot?.childNodes.length).to.equal(0);
    document.body.append(sample);
    await settled();
    expect(inside(sample, '[data-text]').textContent).to.equal('Plus tard');
    sample.remove();
  });

  it('an attribute’s name hides no property that every HTML element has', () => {
    for (const attribute of Object.keys(sampleDefinition.attributes)) {
      expect(attribute in HTMLElement.prototype, attribute).to.equal(false);
    }
  });

  it('an element throws nothing for 1,000 arbitrary attributes and properties', async () => {
    const sample = await show<Sample & Record<string, unknown>>('<vitrine-sample></vitrine-sample>');
    const names = ['label', 'count', 'active', 'size', 'theme', 'heading-level', 'locale'];
    const properties = ['label', 'count', 'active', 'size', 'theme', 'headingLevel', 'locale'];
    const texts = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true });
    const values = fc.tuple(fc.constantFrom(...properties), anything);
    let tried = 0;
    const pause = async () => {
      tried += 1;
      if (tried % 20 === 0) await settled();
    };
    const errors = await uncaught(async () => {
      await said('warn', async () => {
        for (const [name, text] of fc.sample(texts, 600)) {
          sample.setAttribute(name, text);
          await pause();
        }
        for (const [name, value] of fc.sample(values, 400)) {
          Reflect.set(sample, name, value);
          await pause();
        }
      });
    });
    expect(errors).to.deep.equal([]);
    expect(tried).to.equal(1000);
    sample.label = 'Encore là';
    await settled();
    expect(inside(sample, '[data-text]').textContent).to.equal('Encore là');
  });
});
