import { expect } from 'chai';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { PictureOriginsProvider } from './picture-origins.ts';
import { loadSanitiser, SafeHtml, ServerSanitiserProvider } from './safe-html.tsx';

const HOSTILE = [
  '<p onclick="alert(1)">Bonjour <b>vous</b></p>',
  '<script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 1">',
  '<a href="javascript:globalThis.hit=1">un</a><a href="https://maison.example/">deux</a><a href="mailto:a@b.fr">trois</a>',
  '<style>*{color:red}</style><div style="position:fixed" class="vitrine" id="x" part="button" slot="y">corps</div>',
  '<h1>Titre</h1><iframe src="https://evil.example"></iframe><form action="/x"><input name="q"></form>',
  '<svg><a href="javascript:1"><text>z</text></a></svg>',
].join('');

it('a company’s HTML that a server wrote keeps its markup when its text goes and comes back', async () => {
  const french = '<p>Le <b>soin</b></p>';
  await loadSanitiser();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <ServerSanitiserProvider value={(html) => html}>
      <SafeHtml html={french} />
    </ServerSanitiserProvider>,
  );
  const root = hydrateRoot(place, <SafeHtml html={french} />);
  await settled(25);
  for (const html of [french, '<p>The <i>care</i></p>', french]) {
    root.render(<SafeHtml html={html} />);
    await settled(25);
  }
  expect(place.querySelector('b')?.textContent).to.equal('soin');
  root.unmount();
  place.remove();
});

describe('a company’s HTML', () => {
  let place: Stage;

  beforeEach(async () => {
    place = stage();
    place.show(<SafeHtml html={HOSTILE} />);
    for (let turn = 0; turn < 600 && !place.root.querySelector('h2'); turn += 1) await settled(25);
  });
  afterEach(() => place.leave());

  it('a company’s HTML keeps its words and its plain markup', () => {
    expect(place.one('b').textContent).to.equal('vous');
    expect(place.root.textContent).to.include('corps');
  });

  it('a company’s HTML can neither act, nor style, nor reach outside', () => {
    expect(place.all('script,style,iframe,form,input,svg,[onclick],[onerror]')).to.deep.equal([]);
    const own = place.one('b').closest('div') as HTMLElement;
    expect(own.querySelectorAll('[style],[class],[id],[part],[slot]').length).to.equal(0);
    expect('hit' in globalThis).to.equal(false);
  });

  it('a company’s HTML links to the web and to people only, and to the web in a new tab', () => {
    const links = place
      .all('a')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
    expect(links).to.deep.equal([
      ['un', null, null],
      ['deux', 'https://maison.example/', 'noopener noreferrer'],
      ['trois', 'mailto:a@b.fr', null],
    ]);
  });

  it('a company’s HTML gives its headings the level of their place', () => {
    expect(place.one('h2').textContent).to.equal('Titre');
    expect(place.all('h1')).to.deep.equal([]);
  });
});

describe('its words before the sanitiser is there', () => {
  const MARKUP = '<p>Un &amp; deux</p><script>x</script><p>trois</p>';

  it('a company’s HTML is plain text where no script runs, and until the sanitiser is there', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(<SafeHtml html={MARKUP} />);
    expect(place.textContent).to.include('Un & deux\ntrois');
    expect(place.querySelectorAll('script,p')).to.have.length(0);
  });

  it('a company’s HTML is what the sanitiser of the server leaves of it, where it is rendered there', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(
      <ServerSanitiserProvider value={(html, level) => `<h${level}>${html.length}</h${level}>`}>
        <SafeHtml html={MARKUP} />
      </ServerSanitiserProvider>,
    );
    expect(place.querySelector('h3')?.textContent).to.equal(String(MARKUP.length));
  });

  it('a company’s HTML is there at once where the sanitiser is', async () => {
    await loadSanitiser();
    const place = stage();
    place.show(<SafeHtml html={MARKUP} />);
    expect(place.all('p').map(({ textContent }) => textContent)).to.deep.equal(['Un & deux', 'trois']);
    place.leave();
  });
});

it('a company’s HTML that a page cleans stands in the same markup as what a server wrote', async () => {
  await loadSanitiser();
  const html = '<p>Le <b>soin</b></p><p>deux</p>';
  const written = renderToStaticMarkup(
    <ServerSanitiserProvider value={(same) => same}>
      <SafeHtml html={html} className="mt-4" />
    </ServerSanitiserProvider>,
  );
  const place = stage();
  place.show(<SafeHtml html={html} className="mt-4" />);
  expect(place.one('p').parentElement?.outerHTML).to.equal(written);
  place.leave();
});

describe('the pictures in it', () => {
  it('a company’s HTML loads nothing but pictures of the back end and of listed origins', async () => {
    const origins = {
      base: 'https://api.example',
      allowed: ['https://api.example', 'https://salon.example'],
    };
    const elsewhere = 'https://elsewhere.example/a.webp';
    await loadSanitiser();
    const place = stage();
    place.show(
      <PictureOriginsProvider value={origins}>
        <SafeHtml
          html={`<img src="/medias/a.webp"><img src="https://salon.example/b.webp" srcset="${elsewhere} 2x">
            <img src="${elsewhere}"><img srcset="${elsewhere}"><img src="data:image/gif;base64,R0lG">
            <picture><source srcset="${elsewhere}"></picture><video poster="${elsewhere}" src="${elsewhere}"></video>
            <p style="background:url(${elsewhere})">corps</p><table background="${elsewhere}"><tr><td background="${elsewhere}">x</table>
            <svg><image href="${elsewhere}"/></svg><style>p{background:url(${elsewhere})}</style><input type="image" src="${elsewhere}">`}
        />
      </PictureOriginsProvider>,
    );
    expect(place.all('img').map((image) => image.getAttribute('src'))).to.deep.equal([
      'https://api.example/medias/a.webp',
      'https://salon.example/b.webp',
    ]);
    expect(place.root.innerHTML).to.include('corps').and.not.include('elsewhere');
    place.leave();
  });
});
