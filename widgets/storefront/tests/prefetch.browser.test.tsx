import { useRef } from 'react';
import { expect } from 'chai';
import type { Site } from '#stores/site.ts';
import { settled } from '#ui/testing/stage.tsx';
import { sitePages, type SitePages } from '../pages/site-pages.ts';
import { usePrefetch } from '../place/links/use-prefetch.ts';
import { SHOPS } from '../testing/open-storefront.tsx';
import { salonSite } from '../testing/salon.ts';
import { siteStage, type SiteStage } from '../testing/site-stage.tsx';

/** Which pages' code was asked for, in the order of that. */
let loaded: string[];
let place: SiteStage;

const page = (kind: string) => ({
  texts: [],
  load: () => {
    loaded.push(kind);
    return Promise.resolve(() => <h1>{kind}</h1>);
  },
});

/** A page with a link in its bar, one in its content, and one below what can be seen. */
function Page({ site, pages }: { readonly site: Site; readonly pages: SitePages }) {
  const container = useRef<HTMLDivElement>(null);
  usePrefetch(site, { base: '', pages, visit: 'first' }, container);
  return (
    <div ref={container}>
      <header>
        <a href="/contact">Contact</a>
      </header>
      <main>
        <a href="/services">Prestations</a>
        <a href="/legal" style={{ display: 'block', marginTop: '200vh' }}>
          Mentions
        </a>
      </main>
    </div>
  );
}

async function open(): Promise<void> {
  loaded = [];
  const kinds = ['services', 'contact', 'legal'];
  const pages = sitePages([{ pages: Object.fromEntries(kinds.map((kind) => [kind, page(kind)])) }]);
  const { site } = salonSite({ shops: SHOPS });
  place = await siteStage(site, <Page site={site} pages={pages} />);
  await place.until(() => place.all('main a').length > 1);
}

function connected(connection: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

describe('pages that links lead to', () => {
  afterEach(() => {
    place.leave();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('their code comes while the browser is idle, of links of the page’s content that can be seen', async () => {
    await open();
    await place.until(() => loaded.length > 0);
    await settled(200);
    expect(loaded).to.deep.equal(['services']);
  });

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    it(`the code of a link anywhere comes at ${type}`, async () => {
      await open();
      place.one('header a').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      place.one('a[href="/legal"]').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      expect(loaded.filter((kind) => kind !== 'services')).to.deep.equal(['contact', 'legal']);
    });
  }

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    it(`none of it comes where data is to be saved: ${JSON.stringify(connection)}`, async () => {
      connected(connection);
      await open();
      place.one('header a').dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
      await settled(2_500);
      expect(loaded).to.deep.equal([]);
    });
  }
});
