import { expect } from 'chai';
import { createEntryScroll } from './entry-scroll.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('where the page is at each entry of an element', () => {
  let ends: (() => void)[] = [];
  let element: HTMLElement;

  beforeEach(() => {
    const room = document.body.appendChild(document.createElement('div'));
    room.style.height = '5000px';
    element = room.appendChild(document.createElement('div'));
    element.style.height = '4000px';
    ends.push(() => (room.remove(), scrollTo(0, 0)));
  });
  afterEach(() => {
    for (const end of ends.toReversed()) end();
    ends = [];
  });

  function firstEntry(top = 300, isOfSteps = false) {
    scrollTo(0, top);
    const scroll = createEntryScroll(window, element, { first: 'first', top, isOfSteps });
    ends.push(scroll.stop);
    return scroll;
  }

  /** The page was `top` pixels down at the first entry, and is 900 pixels down at the second. */
  async function secondEntry(top = 300, isOfSteps = false) {
    await import('#ui/scroll/stay-at.ts');
    const scroll = firstEntry(top, isOfSteps);
    await frame();
    scroll.added('second');
    scrollTo(0, 900);
    await frame();
    return scroll;
  }

  it('the page is brought to where the entry was left', async () => {
    const scroll = await secondEntry();
    scroll.returned('first', false);
    expect(scrollY).to.equal(300);
    scroll.returned('second', false);
    expect(scrollY).to.equal(900);
  });

  it('an element that has become shorter than that, as what was open in it is closed, is brought to its start', async () => {
    element.style.marginTop = '250px';
    const scroll = await secondEntry(2000);
    element.style.height = '600px';
    scroll.returned('first', true);
    const start = element.getBoundingClientRect().top;
    expect(start).to.be.within(0, 40);
    expect(scrollY).to.be.greaterThan(0);
  });

  it('where only steps are brought back, another place leaves the page where it is', async () => {
    const scroll = await secondEntry(300, true);
    scroll.returned('first', false);
    expect(scrollY).to.equal(900);
    scroll.returned('second', true);
    scrollTo(0, 0);
    await frame();
    expect(scrollY).to.equal(900);
  });

  it('as long as the code that brings it back has not arrived, the page stays where it is', () => {
    const scroll = firstEntry();
    scroll.added('second');
    scrollTo(0, 900);
    scroll.returned('first', true);
    expect(scrollY).to.equal(900);
  });

  it('what scrolls while the browser is sent to an entry belongs to none', async () => {
    const scroll = await secondEntry();
    scroll.leaving();
    scrollTo(0, 40);
    await frame();
    scroll.returned('first', true);
    expect(scrollY).to.equal(300);
    scroll.returned('second', true);
    expect(scrollY).to.equal(900);
  });

  it('two elements that come back at once leave the page in one place', async () => {
    const scrolls = [await secondEntry(), await secondEntry(500)];
    for (const scroll of scrolls) scroll.returned('first', true);
    await frame();
    let count = 0;
    const hear = () => (count += 1);
    addEventListener('scroll', hear);
    ends.push(() => removeEventListener('scroll', hear));
    for (let frames = 0; frames < 10; frames += 1) await frame();
    expect([scrollY, count]).to.deep.equal([500, 0]);
  });

  it('once the element has left, nobody holds the page', async () => {
    const scroll = await secondEntry();
    scroll.returned('first', true);
    scroll.stop();
    scrollTo(0, 40);
    await frame();
    expect(scrollY).to.equal(40);
  });
});
