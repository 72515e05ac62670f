import { expect } from 'chai';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { themeProperties } from '#theme/theme-properties.ts';
import { layoutProperties } from '#theme/site-layout.ts';
import { declarations } from '#theme/tokens.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { Storefront } from '../storefront.tsx';
import { PAGES } from '../testing/pages.ts';
import { salonSite } from '../testing/salon.ts';
import { siteStage, type SiteStage } from '../testing/site-stage.tsx';

const PICTURE = new URL('/wall.png', location.href).href;

describe('the site layout of the storefront', () => {
  let place: SiteStage;

  async function open(theme: CompanyTheme, width = '1280px', address = '/services') {
    const { site } = salonSite({ address });
    place = await siteStage(site, <Storefront site={site} emit={() => true} pages={PAGES} />, {
      width,
      scheme: 'light',
    });
    const sheet = new CSSStyleSheet();
    const properties = { ...themeProperties(theme), ...layoutProperties(theme) };
    sheet.replaceSync(`.vitrine{${declarations(properties)}}`);
    place.root.adoptedStyleSheets = [...place.root.adoptedStyleSheets, sheet];
    place.one('.vitrine').style.setProperty('--v-scheme', 'light');
    // The footer's code comes while the page is idle.
    await place.until(() => place.all('h1').length > 0 && place.all('footer').length > 0);
    await settled(30);
  }
  afterEach(() => place.leave());

  const styleOf = (selector: string) => getComputedStyle(place.one(selector));
  const widthOf = (selector: string) => Math.round(place.one(selector).getBoundingClientRect().width);
  const background = () => styleOf('[data-layout]').backgroundColor;

  it('the storefront fills the page where the company asks for nothing else', async () => {
    await open({ siteColour: '#fdf3e7' });
    expect([widthOf('header'), widthOf('[data-sheet]'), widthOf('footer')]).to.deep.equal([1280, 1280, 1280]);
    expect(background()).to.equal('rgb(253, 243, 231)');
  });

  it('a contained site is a column of 1000 px, shadowed, with its own colour around it', async () => {
    await open({ contained: true, containedShadow: true, aroundColour: '#cfe0da' });
    for (const part of ['header', '[data-sheet]', '[data-column]', 'footer'])
      expect(widthOf(part)).to.equal(1000);
    const leftOf = (selector: string) => place.one(selector).getBoundingClientRect().left;
    expect(leftOf('header') - leftOf('[data-layout]')).to.equal(140);
    expect(background()).to.equal('rgb(207, 224, 218)');
    expect(styleOf('[data-column]').backgroundColor).to.equal('rgb(251, 249, 246)');
    expect(styleOf('[data-column]').boxShadow).not.to.equal('none');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a contained site on a phone is as wide as the phone', async () => {
    await open({ contained: true }, '390px');
    expect([widthOf('header'), widthOf('[data-sheet]'), widthOf('footer')]).to.deep.equal([390, 390, 390]);
  });

  it('a full-width header leaves the column of a contained site, and its content goes to the edges', async () => {
    await open({ contained: true, fullWidthHeader: true }, '1600px');
    expect([widthOf('header'), widthOf('header > div'), widthOf('footer')]).to.deep.equal([1600, 1600, 1000]);
  });

  it('a site that is not contained lies as a sheet on its picture, so that no word does', async () => {
    await open({ backgroundImage: PICTURE, backgroundRepeat: 'repeat' }, '1600px');
    expect(styleOf('[data-layout]').backgroundImage).to.contain(PICTURE);
    expect(widthOf('[data-sheet]')).to.equal(1216);
    expect(styleOf('[data-sheet]').backgroundColor).to.equal('rgb(251, 249, 246)');
    expect(parseFloat(styleOf('[data-sheet]').marginTop)).to.be.above(30);
    expect(widthOf('header')).to.equal(1600);
  });

  it('a dark header has light words in the light scheme as well', async () => {
    await open({ darkHeader: true, headerColour: '#ffffff' });
    expect(styleOf('header').backgroundColor).to.match(/^rgb\(\d\d?, \d\d?, \d\d?\)$/);
    expect(styleOf('header').color).to.match(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a rounded menu rings the current page in place of a line', async () => {
    await open({ roundedMenu: true });
    const current = 'header nav [aria-current]';
    expect(styleOf(current).textDecorationLine).to.equal('none');
    expect(styleOf(current).boxShadow).to.contain('inset');
    expect(parseFloat(styleOf(current).borderTopLeftRadius)).to.be.above(15);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('the rounded bar of a phone floats over the page, and hides nothing at its end', async () => {
    await open({ roundedMenu: true }, '390px');
    expect(widthOf('[data-bar]')).to.equal(366);
    expect(parseFloat(styleOf('[data-bar]').borderTopLeftRadius)).to.be.above(15);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await settled(50);
    expect(place.one('footer').getBoundingClientRect().bottom).to.be.at.most(
      place.one('[data-bar]').getBoundingClientRect().top,
    );
  });

  it('room is kept for the bar of a phone alone, and not in a reservation, which has none', async () => {
    const barRoom = () => styleOf('[data-layout]').getPropertyValue('--v-bar').trim();
    await open({}, '390px');
    expect([place.all('[data-bar]').length, barRoom() !== '0px']).to.deep.equal([1, true]);
    place.leave();
    await open({}, '390px', '/?page=reserved');
    expect([place.all('[data-bar]').length, barRoom()]).to.deep.equal([0, '0px']);
    place.leave();
    await open({}, '1200px');
    expect(barRoom()).to.equal('0px');
  });
});
