import { expect } from 'chai';
import { wear } from '../site/looks.ts';
import { clearPage, inside, rootOf, settled, show } from './page.ts';
import { defineSample } from './sample.tsx';

describe('the looks of a company', () => {
  before(defineSample);
  afterEach(clearPage);

  const sample = () => show('<vitrine-sample></vitrine-sample>');
  const sheets = (element: Element) => [...rootOf(element).adoptedStyleSheets];
  async function until(what: () => boolean): Promise<void> {
    for (const end = performance.now() + 2000; performance.now() < end && !what();) await settled();
    expect(what()).to.equal(true);
  }

  const CUSTOM = 'section{letter-spacing:3px} button{position:fixed;border-radius:7px}';

  it('have their own CSS over them, as far as it is allowed', async () => {
    const one = await sample();
    wear(rootOf(one), { customCss: CUSTOM });
    await until(() => sheets(one).length === 3);
    expect(getComputedStyle(inside(one, 'section')).letterSpacing).to.equal('3px');
    const button = getComputedStyle(inside(one, 'button'));
    expect([button.borderTopLeftRadius, button.position]).to.deep.equal(['7px', 'static']);
  });

  it('are the same sheets for every root that wears them', async () => {
    const [one, other, third] = [await sample(), await sample(), await sample()];
    wear(rootOf(one), { buttonsColor: '#123456', customCss: CUSTOM });
    wear(rootOf(other), { buttonsColor: '#123456', customCss: CUSTOM });
    wear(rootOf(third), { buttonsColor: '#654321', customCss: CUSTOM });
    await until(() => [one, other, third].every((each) => sheets(each).length === 3));
    expect(sheets(one)).to.deep.equal(sheets(other));
    expect(sheets(third)[1]).not.to.equal(sheets(one)[1]);
    expect(sheets(third)[2]).to.equal(sheets(one)[2]);
  });

  it('give way to others, and CSS that arrives late does not come back', async () => {
    const one = await sample();
    wear(rootOf(one), { customCss: CUSTOM });
    wear(rootOf(one), { customCss: 'section{letter-spacing:5px}' });
    wear(rootOf(one), { buttonsColor: '#123456' });
    await settled();
    await settled();
    expect(sheets(one)).to.have.length(2);
    expect(getComputedStyle(inside(one, 'section')).letterSpacing).to.equal('normal');
  });

  it('wear nothing where nothing of the CSS is allowed', async () => {
    const one = await sample();
    wear(rootOf(one), { customCss: ':host{position:fixed}@import "/leak.css";' });
    await settled();
    await settled();
    expect(sheets(one)).to.have.length(2);
    expect(getComputedStyle(one).position).to.equal('static');
  });
});
