import { expect } from 'chai';
import type { ThemeFont } from '#domain/company/company-theme.ts';
import { loadFonts } from './fonts.ts';

const BASE = 'https://api.example/medias';

/** The faces of a family, as weight and letters. */
const facesOf = (family: string) =>
  [...document.fonts]
    .filter((face) => face.family.replaceAll('"', '') === family)
    .map(({ weight, unicodeRange }) => `${weight} ${unicodeRange}`);

const load = (headerFont: ThemeFont) => loadFonts({ headerFont }, document);

describe('a company’s font', () => {
  afterEach(() => {
    for (const face of Array.from(document.fonts))
      if (/Lora|Inter/.test(face.family)) document.fonts.delete(face);
  });

  it('of one file is of every weight', () => {
    load({ name: 'Lora', url: `${BASE}/l.woff2` });
    load({ name: 'Lora', url: `${BASE}/l.woff2` });
    expect(facesOf('Vitrine Lora')).to.deep.equal(['100 900 U+0-10FFFF']);
  });

  it('of several files has each, also where two have the same letters, or the same weight', () => {
    const face = (path: string, weight: string, range: string) => ({ url: `${BASE}/${path}`, weight, range });
    const faces = [
      face('e.woff2', '400', 'U+0100-02BA'),
      face('l.woff2', '400', 'U+0000-00FF'),
      face('l.woff2', '700', 'U+0000-00FF'),
    ];
    load({ name: 'Lora', url: faces[1]!.url, faces });
    expect(facesOf('Vitrine Lora')).to.deep.equal(['400 U+100-2BA', '400 U+0-FF', '700 U+0-FF']);
  });

  it('whose file is exchanged has the new one alone, and the former one again', () => {
    const registered = () => [...document.fonts].filter(({ family }) => family.includes('Vitrine Lora'));
    load({ name: 'Lora', url: `${BASE}/one.woff2` });
    const [one] = registered();
    load({ name: 'Inter', url: `${BASE}/inter.woff2` });
    load({ name: 'Lora', url: `${BASE}/two.woff2` });
    const [two] = registered();
    expect(registered()).to.have.length(1);
    expect(two).not.to.equal(one);
    load({ name: 'Lora', url: `${BASE}/one.woff2` });
    expect(registered()).to.have.length(1);
    expect(registered()[0]).not.to.equal(two);
    expect(facesOf('Vitrine Inter')).to.have.length(1);
  });

  for (const url of [
    '',
    'lora.woff2',
    'https://api.example/css2?family=Lora',
    'data:font/woff2;base64,d09GMg==',
  ])
    it(`has no file at “${url}”`, () => {
      load({ name: 'Lora', url });
      expect(facesOf('Vitrine Lora')).to.deep.equal([]);
    });
});
