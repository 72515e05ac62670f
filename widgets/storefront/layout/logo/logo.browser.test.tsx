import { expect } from 'chai';
import { ROOT_CLASS } from '#theme/tokens.ts';
import { PictureOriginsProvider } from '#ui/media/picture-origins.ts';
import { settled, stage } from '#ui/testing/stage.tsx';
import { Logo } from './logo.view.tsx';

/** A picture of 800 by 100, wherever on the back end it is asked for. */
const base = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="100"/>')}#`;
const WIDE = '/logo.svg';
const identity = {
  name: 'Maison X',
  websiteUrl: '',
  logo: WIDE,
  logoWhite: WIDE,
  logoSize: 40,
  phone: '',
  email: '',
  socials: [],
};
const home = { href: '/', go: () => {} };

describe('the logo in the head of a page', () => {
  /** Beside what is 160 px wide where letters have 16. */
  async function widthIn(place: string, letters: number): Promise<readonly [picture: number, link: number]> {
    const page = stage(place);
    page.one(`.${ROOT_CLASS}`).style.fontSize = `${letters}px`;
    page.show(
      <div style={{ display: 'flex' }}>
        <div style={{ display: 'flex', minWidth: 0 }}>
          <PictureOriginsProvider value={{ base, allowed: [] }}>
            <Logo identity={identity} tone="plain" home={home} />
          </PictureOriginsProvider>
        </div>
        <div style={{ flex: 'none', width: 'calc(var(--u) * 10)' }} />
      </div>,
    );
    await settled(60);
    const { width } = page.one('img').getBoundingClientRect();
    const link = page.one('a').getBoundingClientRect().width;
    page.leave();
    return [Math.round(width), Math.round(link)];
  }

  it('the logo is 13 letters wide at most, however wide its picture is', async () => {
    expect(await widthIn('1280px', 16)).to.deep.equal([208, 208]);
  });

  it('the logo gives way to what stands beside it where the text is twice as large', async () => {
    expect(await widthIn('400px', 32)).to.deep.equal([80, 80]);
  });

  it('the name is the logo where the picture lies on a host that the company does not list', async () => {
    const page = stage('400px');
    const logo = 'https://evil.example/logo.svg';
    page.show(
      <PictureOriginsProvider value={{ base, allowed: ['https://salon.example'] }}>
        <Logo identity={{ ...identity, logo, logoWhite: logo }} tone="plain" home={home} />
      </PictureOriginsProvider>,
    );
    await settled();
    expect(page.all('img')).to.have.length(0);
    expect(page.one('a').textContent).to.equal('Maison X');
    page.leave();
  });
});
