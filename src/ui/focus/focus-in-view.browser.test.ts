import { expect } from 'chai';
import { focusInView } from './focus-in-view.ts';
import { settled } from '../testing/stage.tsx';

describe('the focus of a new screen', () => {
  const page = document.documentElement;
  let heading: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<div style="height:300vh"></div><h1 tabindex="-1">Vos coordonnées</h1><div style="height:300vh"></div>';
    heading = document.querySelector('h1')!;
    heading.style.scrollMarginTop = '70px';
  });
  afterEach(() => {
    page.style.scrollBehavior = '';
    document.body.innerHTML = '';
    scrollTo(0, 0);
  });

  const top = () => Math.round(heading.getBoundingClientRect().top);

  it('the focus on a heading that is in view leaves the page where it is', () => {
    scrollBy(0, top() - 200);
    focusInView(heading);
    expect([document.activeElement, top()]).to.deep.equal([heading, 200]);
  });

  it('the focus on a heading brings it below what covers the head of the page', () => {
    scrollBy(0, top() - 10);
    focusInView(heading);
    expect(top()).to.equal(70);
  });

  it('the focus on a heading ends a smooth scroll to elsewhere that was under way', async () => {
    scrollBy(0, top() - 200);
    page.style.scrollBehavior = 'smooth';
    page.scrollTop += 2 * innerHeight;
    focusInView(heading);
    await settled(700);
    expect(top()).to.equal(200);
  });
});
