import { expect } from 'chai';
import { classBy, defineElement } from '../define-element.ts';
import { clearPage, inside, said, show } from './page.ts';
import { defineSample, sampleDefinition, SampleBody } from './sample.tsx';

describe('a second copy of the product', () => {
  before(defineSample);
  afterEach(clearPage);

  it('a second copy of the product registers nothing, and names both versions once', async () => {
    const first = customElements.get('vitrine-sample');
    // Another address is another module, as with another build.
    const copy = await import('../define-element.ts?copy=2');
    const lines = await said('warn', () => {
      copy.defineElement(sampleDefinition, { Body: SampleBody });
      copy.defineElement(sampleDefinition, { Body: SampleBody });
    });
    expect(customElements.get('vitrine-sample') === first).to.equal(true);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include('<vitrine-sample>').and.include('version dev');
    const sample = await show('<vitrine-sample label="Le premier"></vitrine-sample>');
    expect(inside(sample, '[data-text]').textContent).to.equal('Le premier');
  });

  it('an element’s class names its version', () => {
    expect(customElements.get('vitrine-sample')).to.have.property('version', 'dev');
  });
});

describe('the class of an element by itself', () => {
  const definition = { ...sampleDefinition, tag: 'vitrine-by-itself' };
  afterEach(clearPage);

  it('the class of an element registers nothing, and lives under the tag that a page gives it', async () => {
    const Sample = classBy(() => defineElement(definition, { Body: SampleBody }));
    expect(customElements.get('vitrine-by-itself')).to.equal(undefined);
    expect(Sample.version).to.equal('dev');
    customElements.define('my-sample', Sample);
    const sample = await show('<my-sample label="Le mien"></my-sample>');
    expect(sample).to.be.instanceOf(Sample);
    expect(inside(sample, '[data-text]').textContent).to.equal('Le mien');
  });

  it('what is defined after that is registered, also where a class could not be made', () => {
    expect(() => classBy(() => {})).to.throw('nothing was defined');
    defineElement(definition, { Body: SampleBody });
    expect(customElements.get('vitrine-by-itself')).to.have.property('version', 'dev');
  });
});
