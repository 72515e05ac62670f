import { expect } from 'chai';
import { HEIGHTS_KEY } from './known-heights.ts';
import type { SpacedElement } from './reserved-space.ts';
import { createSpace } from './space.ts';

const USUAL: SpacedElement = {
  attributes: ['small'],
  space: [
    [40, 40, '[small]'],
    [300, 300],
  ],
};

async function until(what: () => unknown): Promise<void> {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function placed(markup: string) {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = markup;
  const host = frame.firstElementChild as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div class="vitrine"><p style="margin:0;height:120px"></p></div>';
  return { frame, host, root, height: () => host.getBoundingClientRect().height };
}

describe('the space that an element keeps free', () => {
  afterEach(() => localStorage.removeItem(HEIGHTS_KEY));

  it('an element is as tall as usual until the visitor presses something in it', () => {
    const { frame, host, root, height } = placed('<x-a></x-a>');
    const space = createSpace(root, USUAL);
    space.adopt();
    expect(height()).to.equal(300);
    host.dispatchEvent(new Event('click'));
    expect(height()).to.equal(120);
    expect(root.adoptedStyleSheets).to.have.length(0);
    frame.remove();
  });

  it('a press is over before anything moves', () => {
    const { frame, host, root, height } = placed('<x-a></x-a>');
    createSpace(root, USUAL).adopt();
    host.dispatchEvent(new Event('pointerdown'));
    host.dispatchEvent(new Event('pointerup'));
    expect(height()).to.equal(300);
    frame.remove();
  });

  it('what nobody sees go is given up as soon as the screen is there', async () => {
    const { frame, host, root, height } = placed('<x-a></x-a>');
    frame.style.paddingTop = '3000px';
    createSpace(root, USUAL).adopt();
    host.dispatchEvent(new Event('vitrine-ready'));
    await until(() => height() === 120);
    expect(root.adoptedStyleSheets).to.have.length(0);
    frame.remove();
  });

  for (const [what, sent, known] of [
    ['is kept for the next visit', '', true],
    ['is not where the page comes with it', '<style data-server></style>', false],
  ] as const) {
    it(`the height of a first screen ${what}`, async () => {
      const { frame, host, root } = placed('<x-a></x-a>');
      root.innerHTML += sent;
      createSpace(root, USUAL).adopt();
      host.dispatchEvent(new Event('vitrine-ready'));
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(localStorage.getItem(HEIGHTS_KEY) !== null).to.equal(known);
      frame.remove();
    });
  }

  it('the first entry that fits an element tells how tall it usually is', () => {
    const { frame, root } = placed('<x-a small></x-a>');
    createSpace(root, USUAL).adopt();
    root.replaceChildren();
    expect(root.host.getBoundingClientRect().height).to.equal(40);
    frame.remove();
  });

  it('what a page asks for by min-height stays, whatever is pressed', () => {
    const { frame, host, root, height } = placed('<x-a min-height="500"></x-a>');
    createSpace(root, USUAL).adopt();
    expect(height()).to.equal(500);
    host.dispatchEvent(new Event('keydown'));
    expect(height()).to.equal(500);
    frame.remove();
  });

  it('a rule of the page’s own wins over the space that is kept', () => {
    const { frame, host, root, height } = placed('<x-a></x-a>');
    host.style.minHeight = '10px';
    createSpace(root, USUAL).adopt();
    expect(height()).to.equal(120);
    frame.remove();
  });

  it('the height of a first screen is kept for the next visit', async () => {
    const first = placed('<x-a></x-a>');
    createSpace(first.root, USUAL).adopt();
    first.host.dispatchEvent(new Event('vitrine-ready'));
    await until(() => localStorage.getItem(HEIGHTS_KEY));
    first.frame.remove();
    const second = placed('<x-a></x-a>');
    createSpace(second.root, USUAL).adopt();
    expect(second.height()).to.equal(120);
    second.frame.remove();
  });

  it('an element that left the page keeps no space, and has one sheet when it comes again', () => {
    const { frame, root, height } = placed('<x-a></x-a>');
    const space = createSpace(root, USUAL);
    space.adopt();
    space.adopt();
    expect(root.adoptedStyleSheets).to.have.length(1);
    space.stop();
    expect(height()).to.equal(120);
    frame.remove();
  });
});
