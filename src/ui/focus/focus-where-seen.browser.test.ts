import { expect } from 'chai';
import { focusWhereSeen } from './focus-where-seen.ts';

describe('the focus of what takes the place of a form', () => {
  let field: HTMLInputElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<header style="position:sticky;top:0;height:80px;background:#fff">Menu</header><div style="height:300vh"></div><div id="host"></div><div style="height:300vh"></div>';
    const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<input aria-label="Code" style="display:block;box-sizing:border-box;height:40px">';
    field = root.querySelector('input')!;
  });
  afterEach(() => {
    document.body.innerHTML = '';
    scrollTo(0, 0);
  });

  const top = () => Math.round(field.getBoundingClientRect().top);
  const middle = () => Math.round(innerHeight / 2 - 20);

  it('the focus on what can be seen moves nothing', () => {
    scrollBy(0, top() - 200);
    focusWhereSeen(field);
    expect([(field.getRootNode() as ShadowRoot).activeElement, top()]).to.deep.equal([field, 200]);
  });

  for (const [where, at] of [
    ['above the screen', -360],
    ['below the screen', 5000],
    ['under the head of the page', 20],
  ] as const)
    it(`the focus brings what lies ${where} to the middle`, () => {
      scrollBy(0, top() - at);
      focusWhereSeen(field);
      expect(top()).to.be.closeTo(middle(), 1);
    });
});
