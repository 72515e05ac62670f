import { expect } from 'chai';
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
