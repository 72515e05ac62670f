import { expect } from 'chai';
import { followPageUse, type PageUse } from './page-use.ts';

describe('the use of a page', () => {
  let place: HTMLElement;
  let use: PageUse;

  beforeEach(() => {
    place = document.createElement('div');
    const root = place.attachShadow({ mode: 'open' });
    root.innerHTML = '<header><button>Menu</button></header><main><button>Produit</button></main>';
    document.body.append(place);
    use = followPageUse(document);
  });
  afterEach(() => {
    use.stop();
    place.remove();
  });

  const press = (within: 'header' | 'main') =>
    place.shadowRoot
      ?.querySelector(`${within} button`)
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));

  it('a page is in use once its content is pressed, until another page is shown', () => {
    press('header');
    expect(use.isInUse()).to.equal(false);
    press('main');
    expect(use.isInUse()).to.equal(true);
    use.renew();
    expect(use.isInUse()).to.equal(false);
  });

  it('a page that is scrolled is in use', () => {
    const tall = document.createElement('div');
    tall.style.height = '5000px';
    document.body.append(tall);
    window.scrollTo({ top: 300, behavior: 'instant' });
    expect(use.isInUse()).to.equal(true);
    window.scrollTo({ top: 0, behavior: 'instant' });
    tall.remove();
    expect(use.isInUse()).to.equal(false);
  });

  it('a page that is followed no longer notes nothing', () => {
    use.stop();
    press('main');
    expect(use.isInUse()).to.equal(false);
  });
});
