import { expect } from 'chai';
import { overflowFaults } from './overflow-faults.ts';

describe('what does not fit on a page', () => {
  const made: Element[] = [];
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  function faultsOf(markup: string) {
    const host = document.body.appendChild(document.createElement('div'));
    made.push(host);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<div style="font:16px/1.4 monospace;width:300px">${markup}</div>`;
    return overflowFaults(root);
  }

  it('a word that is wider than its heading is told with its part and by how much', () => {
    const [fault, ...others] = faultsOf(
      '<section part="x hero"><h2 style="width:100px">Donaudampfschifffahrt</h2></section>',
    );
    expect(others).to.deep.equal([]);
    expect(fault).to.include({ part: 'hero', text: 'Donaudampfschifffahrt' });
    expect(fault?.by).to.be.greaterThan(50);
  });

  it('what stands out of the window is told, the innermost alone', () => {
    const faults = faultsOf(
      `<div part="footer" style="width:${innerWidth + 40}px"><p style="width:${innerWidth + 40}px">Wide</p></div>`,
    );
    expect(faults.map(({ part, text }) => [part, text])).to.deep.equal([['footer', 'Wide']]);
  });

  for (const [what, markup] of [
    ['fits', '<h2>Short</h2>'],
    [
      'scrolls sideways',
      `<div style="overflow-x:auto;width:200px"><p style="width:900px">Row of cards</p></div>`,
    ],
    [
      'is shortened on purpose',
      '<p style="width:50px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A long name</p>',
    ],
    [
      'is read out alone',
      '<button style="position:absolute;width:1px;height:1px;padding:0;border:0;overflow:hidden;white-space:nowrap">Skip it</button>',
    ],
    [
      'holds a picture that stands out',
      '<div part="shops" style="width:100px"><img style="width:200px"></div>',
    ],
  ] as const)
    it(`what ${what} is no fault`, () => {
      expect(faultsOf(markup)).to.deep.equal([]);
    });
});
