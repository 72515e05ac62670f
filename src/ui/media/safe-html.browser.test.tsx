import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { SafeHtml } from './safe-html.tsx';

const HOSTILE = [
  '<p onclick="alert(1)">Bonjour <b>vous</b></p>',
  '<script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 1">',
  '<a href="javascript:globalThis.hit=1">un</a><a href="https://maison.example/">deux</a><a href="mailto:a@b.fr">trois</a>',
  '<style>*{color:red}</style><div style="position:fixed" class="vitrine" id="x" part="button" slot="y">corps</div>',
  '<h1>Titre</h1><iframe src="https://evil.example"></iframe><form action="/x"><input name="q"></form>',
  '<svg><a href="javascript:1"><text>z</text></a></svg>',
].join('');

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
  it('a company’s HTML is plain text until the sanitiser is there', () => {
    const place = stage();
    place.show(<SafeHtml html="<p>Un &amp; deux</p><script>x</script><p>trois</p>" />);
    expect(place.root.textContent).to.include('Un & deux\ntrois');
    expect(place.all('script,p')).to.deep.equal([]);
    place.leave();
  });
});
