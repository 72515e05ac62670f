import { expect } from 'chai';
import { ROOT_CLASS } from '#theme/tokens.ts';
import { axeFaults, settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { STATES } from './states.tsx';

/** What is wider than the place it has, or cut off in it. */
function overflows({ root }: Stage): readonly string[] {
  const { left, right } = root.host.getBoundingClientRect();
  // A sign without words may stand out by a third of a letter, so that what it shows is in line with the text.
  const outset = parseFloat(getComputedStyle(root.querySelector(`.${ROOT_CLASS}`) ?? root.host).fontSize) / 3;
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const isScrolled = one.closest('[class*="overflow-x-auto"],dialog') !== null;
      return box.width > 1 && !isScrolled && (box.right > right + 1 || box.left < left - outset);
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

/** Controls that a finger misses: below 24 px either way, words in a line apart. */
function smallTargets({ root }: Stage): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('button,a[href],input,summary')]
    .filter((one) => {
      const hit = one.closest('label') ?? one;
      const box = hit.getBoundingClientRect();
      return box.width > 0 && (box.width < 24 || box.height < 24);
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

// On one width a state is light and on the other dark, by turns: what is neither its width's nor its scheme's is seen in both.
for (const [turn, width] of [320, 1280].entries()) {
  describe(`each state of the booking, ${width} px wide`, () => {
    for (const [index, [name, view]] of Object.entries(STATES).entries()) {
      const scheme = (index + turn) % 2 === 0 ? 'light' : 'dark';

      it(`the state ${name}, ${scheme}, ${width} px wide, fits, passes axe and is easy to hit`, async () => {
        const place = stage(`${width}px`, scheme);
        place.show(view);
        await settled(60);
        try {
          expect(await axeFaults(place.root)).to.deep.equal([]);
          expect(overflows(place)).to.deep.equal([]);
          expect(smallTargets(place)).to.deep.equal([]);
        } finally {
          place.leave();
        }
      });
    }
  });
}

describe('each state of the booking on a phone, with its text twice as large', () => {
  for (const [name, view] of Object.entries(STATES)) {
    it(`the state ${name} is no wider than a phone with text twice as large`, async () => {
      const place = stage('390px');
      place.one(`.${ROOT_CLASS}`).style.fontSize = '32px';
      place.show(view);
      await settled(60);
      try {
        expect(overflows(place)).to.deep.equal([]);
      } finally {
        place.leave();
      }
    });
  }
});
