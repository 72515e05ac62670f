import { expect } from 'chai';
import { leavingLink } from './leaving-links.tsx';

describe('links of a preview in a frame', () => {
  function pressed(markup: string, follow = false): HTMLAnchorElement | null {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = markup;
    const { firstElementChild } = root;
    if (follow) firstElementChild?.addEventListener('click', (event) => event.preventDefault());
    let found: HTMLAnchorElement | null = null;
    root.addEventListener('click', (event) => {
      found = leavingLink(event);
      event.preventDefault();
    });
    const inner = root.querySelector('b') ?? firstElementChild;
    inner?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    host.remove();
    return found;
  }

  it('one to another page is found, from what stands in it too', () => {
    expect(pressed('<a href="https://salon.example/"><b>Salon</b></a>')?.href).to.equal(
      'https://salon.example/',
    );
    expect(pressed('<a href="/elsewhere" target="_self">x</a>')).to.be.instanceOf(HTMLAnchorElement);
  });

  for (const [what, markup] of [
    ['to a place of the page', '<a href="#main">x</a>'],
    ['that opens apart', '<a href="/elsewhere" target="_blank">x</a>'],
    ['that calls', '<a href="tel:+33199004200">x</a>'],
    ['without an address', '<a>x</a>'],
  ] as const)
    it(`one ${what} is left alone`, () => {
      expect(pressed(markup)).to.equal(null);
    });

  it('one that the page follows by itself is left alone', () => {
    expect(pressed('<a href="/elsewhere">x</a>', true)).to.equal(null);
  });
});
