import { expect } from 'chai';
import { settled, stage } from '../testing/stage.tsx';
import { ResponsivePicture } from './picture.tsx';
import { PictureOriginsProvider } from './picture-origins.ts';

describe('a picture of a company', () => {
  it('a picture of another origin than the company’s leaves its colour, and is not asked for', async () => {
    const origins = { base: 'https://api.example', allowed: ['https://salon.example'] };
    const picture = (url: string) => (
      <PictureOriginsProvider value={origins}>
        <ResponsivePicture
          picture={{ url, widths: [320], alt: {}, colour: '#aabbcc' }}
          ratio="1/1"
          sizes="10px"
        />
      </PictureOriginsProvider>
    );
    const place = stage();
    place.show(picture('https://elsewhere.example/{width}.{format}'));
    await settled();
    expect(place.all('img,source')).to.deep.equal([]);
    expect(place.one('span').style.backgroundColor).to.equal('rgb(170, 187, 204)');
    place.show(picture('https://salon.example/{width}.{format}'));
    expect(place.one('img').getAttribute('src')).to.equal('https://salon.example/320.webp');
    place.show(picture('/medias/{width}.{format}'));
    expect(place.one('source').getAttribute('srcset')).to.equal('https://api.example/medias/320.avif 320w');
    place.leave();
  });
});
