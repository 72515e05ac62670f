import { expect } from 'chai';
import { stayAt } from './stay-at.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('a page that is held where it was', () => {
  let room: HTMLElement;
  let ends: (() => void)[] = [];
  let ended: string[] = [];

  beforeEach(() => {
    room = document.body.appendChild(document.createElement('div'));
    room.style.height = '5000px';
  });
  afterEach(async () => {
    for (const end of ends) end();
    [ends, ended] = [[], []];
    room.remove();
    scrollTo(0, 0);
    await frame();
  });

  const stay = (top: number, name = 'one') =>
    ends.push(
      stayAt(
        window,
        () => top,
        () => ended.push(name),
      ),
    );

  it('the first scrolling of somebody else is undone, and at the second one the page is theirs', async () => {
    stay(300);
    await frame();
    scrollTo(0, 0);
    await frame();
    expect([scrollY, ended]).to.deep.equal([300, []]);
    scrollTo(0, 40);
    await frame();
    expect([scrollY, ended]).to.deep.equal([40, ['one']]);
  });

  it('the page follows as it shrinks and grows, which is nobody’s scrolling', async () => {
    stay(900);
    await frame();
    for (let round = 0; round < 3; round += 1) {
      room.style.height = '0';
      // At once, as where something takes the focus.
      expect(scrollY).to.be.below(900);
      await frame();
      room.style.height = '5000px';
      await frame();
      await frame();
      expect([scrollY, ended]).to.deep.equal([900, []]);
    }
  });

  it('of two that would hold the page at places of their own the last one does, and it scrolls no more than that', async () => {
    stay(300);
    await frame();
    let scrolled = 0;
    const count = () => (scrolled += 1);
    addEventListener('scroll', count);
    ends.push(() => removeEventListener('scroll', count));
    stay(900, 'other');
    for (let frames = 0; frames < 10; frames += 1) await frame();
    expect([scrollY, scrolled, ended]).to.deep.equal([900, 1, ['one']]);
  });
});
