import { expect } from 'chai';
import { HEIGHTS_KEY, heightKey, knownHeight } from './known-heights.ts';
import { writeHeight } from './remember-height.ts';

const element = (markup: string) => {
  const frame = document.createElement('div');
  frame.innerHTML = markup;
  return frame.firstElementChild as HTMLElement;
};

const NAMES = ['category', 'shop'];

describe('the heights that elements had at earlier visits', () => {
  afterEach(() => localStorage.removeItem(HEIGHTS_KEY));

  it('a height is known again for an element with the same attributes, and for no other', () => {
    writeHeight(element('<x-a data-id="7" category="soins"></x-a>'), NAMES, 480.4, window);
    expect(knownHeight(element('<x-a category="soins"></x-a>'), NAMES, window)).to.equal(480);
    expect(knownHeight(element('<x-a category="massages"></x-a>'), NAMES, window)).to.equal(undefined);
    expect(knownHeight(element('<x-b category="soins"></x-b>'), NAMES, window)).to.equal(undefined);
  });

  it('heights of the newest 60 elements are kept', () => {
    for (let turn = 0; turn < 70; turn += 1)
      writeHeight(element(`<x-a shop="${turn}"></x-a>`), NAMES, 10 + turn, window);
    expect(Object.keys(JSON.parse(localStorage.getItem(HEIGHTS_KEY) ?? '{}') as object)).to.have.length(60);
    expect(knownHeight(element('<x-a shop="69"></x-a>'), NAMES, window)).to.equal(79);
    expect(knownHeight(element('<x-a shop="9"></x-a>'), NAMES, window)).to.equal(undefined);
  });

  for (const [what, markup] of [
    ['the whole screen', '<slot name="loading"></slot>'],
    ['a part that can be seen', '<div class="v-skeleton" style="height:9px"></div>'],
  ] as const) {
    it(`the height of a screen is not kept while ${what} is on its way`, () => {
      const one = document.body.appendChild(element('<x-a></x-a>'));
      const root = one.attachShadow({ mode: 'open' });
      root.innerHTML = markup;
      writeHeight(one, NAMES, 276, window);
      expect(knownHeight(one, NAMES, window)).to.equal(undefined);
      root.innerHTML = '<p style="height:5000px"></p><div class="v-skeleton" style="height:9px"></div>';
      writeHeight(one, NAMES, 493, window);
      expect(knownHeight(one, NAMES, window)).to.equal(493);
      one.remove();
    });
  }

  for (const kept of ['', '[', 'null', '"x"', '[1]', '{"__proto__":5}', '7']) {
    it(`nothing is known where somebody keeps ${JSON.stringify(kept)} under our name`, () => {
      localStorage.setItem(HEIGHTS_KEY, kept);
      expect(knownHeight(element('<x-a></x-a>'), NAMES, window)).to.equal(undefined);
      writeHeight(element('<x-a></x-a>'), NAMES, 30, window);
      expect(knownHeight(element('<x-a></x-a>'), NAMES, window)).to.equal(30);
    });
  }

  for (const height of [-5, 0, 20_000, 1e9, 'tall', null]) {
    it(`a kept height of ${String(height)} is not believed`, () => {
      const one = element('<x-a></x-a>');
      localStorage.setItem(HEIGHTS_KEY, JSON.stringify({ [heightKey(one, NAMES, window)]: height }));
      expect(knownHeight(one, NAMES, window)).to.equal(undefined);
    });
  }

  it('a browser that refuses its storage knows no heights', () => {
    const refusing = new Proxy(window, {
      get(target, name) {
        if (name === 'localStorage') throw new DOMException('refused', 'SecurityError');
        return Reflect.get(target, name) as unknown;
      },
    });
    const one = element('<x-a></x-a>');
    writeHeight(one, NAMES, 30, refusing);
    expect(knownHeight(one, NAMES, refusing)).to.equal(undefined);
  });
});
