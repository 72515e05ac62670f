import { expect } from 'chai';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { drawMap, type MapPoint } from './draw-map.ts';
import { adoptMapRules } from './map-sheet.ts';

const point = (slug: string, latitude: number, longitude: number, isBeyond = false): MapPoint => ({
  slug,
  name: slug,
  position: { latitude, longitude },
  mark: 1,
  isBeyond,
});

describe('the drawn map', () => {
  let place: Stage;

  beforeEach(() => {
    place = stage();
    place.show(<div data-map="" data-tells-scheme="" style={{ width: '400px', height: '400px' }} />);
    adoptMapRules();
  });
  afterEach(() => place.leave());

  const draw = (isCalm = true) =>
    drawMap(place.one('[data-map]'), {
      tiles: { url: '/medias/map/{z}/{x}/{y}.svg', attribution: '' },
      scheme: 'light',
      isCalm,
      nameCluster: (names) => String(names.length),
      onChoose: () => undefined,
    });
  const seen = () => {
    const map = place.one('[data-map]').getBoundingClientRect();
    return place
      .all('.v-pin')
      .filter((pin) => {
        const at = pin.getBoundingClientRect();
        return at.left < map.right && at.right > map.left && at.top < map.bottom && at.bottom > map.top;
      })
      .map((pin) => pin.getAttribute('aria-label'));
  };
  const listed = [point('Paris', 48.86, 2.36), point('Lyon', 45.76, 4.83), point('Lille', 50.63, 3.06)];

  it('a map begins with the shops of the list, though others are on it', () => {
    draw().show([...listed, point('Las Palmas', 28.1, -15.43, true)], null);
    expect(seen()).to.deep.equal(['1 Paris', '1 Lyon', '1 Lille']);
    expect(place.all('.v-pin')).to.have.length(4);
  });

  it('a map goes as far as the list, once that is longer', () => {
    const map = draw();
    map.show([...listed, point('Las Palmas', 28.1, -15.43, true)], null);
    map.show([...listed, point('Las Palmas', 28.1, -15.43)], null);
    expect(seen().join()).to.include('Las Palmas');
  });

  it('a map that is removed while it zooms does not fail', async () => {
    const failures: unknown[] = [];
    const hear = (event: ErrorEvent) => {
      event.preventDefault();
      failures.push(event.error);
    };
    const { onerror } = window;
    window.onerror = null;
    addEventListener('error', hear);
    const map = draw(false);
    map.show(listed, null);
    map.zoom(1);
    await settled(50);
    expect(place.all('.leaflet-zoom-anim')).to.have.length(1);
    map.remove();
    await settled(400);
    removeEventListener('error', hear);
    window.onerror = onerror;
    expect(failures).to.deep.equal([]);
  });

  it('a map that is removed while its list changes draws nothing more, and does not fail', () => {
    const map = draw();
    map.show(listed, null);
    map.remove();
    map.show([...listed, point('Roma', 41.9, 12.47)], null);
    map.choose({ slug: 'Roma', isSought: true });
    expect(place.all('.v-pin')).to.deep.equal([]);
  });

  it('a map that is searched around a place shows that place too', () => {
    draw().show([point('Lyon', 45.76, 4.83), point('Roma', 41.9, 12.47, true)], {
      latitude: 45.9,
      longitude: 6.12,
    });
    expect(seen()).to.deep.equal(['1 Lyon']);
    expect(place.all('.v-here')).to.have.length(1);
  });

  /** The page becomes another size, and the map with it. */
  async function resize(width: number): Promise<void> {
    place.one('[data-map]').style.width = `${width}px`;
    dispatchEvent(new Event('resize'));
    await settled(100);
  }
  const whole = () => {
    const map = place.one('[data-map]').getBoundingClientRect();
    return place.all('.v-pin').filter((pin) => {
      const at = pin.getBoundingClientRect();
      return at.left >= map.left && at.right <= map.right && at.top >= map.top && at.bottom <= map.bottom;
    });
  };

  it('a map that becomes smaller shows all that it showed', async () => {
    draw().show([...listed, point('Brest', 48.39, -4.48), point('Strasbourg', 48.58, 7.75)], null);
    expect(whole()).to.have.length(5);
    await resize(200);
    expect(whole().length).to.equal(place.all('.v-pin').length);
  });

  it('a map that was on its way to others when it became smaller shows those', async () => {
    const map = draw(false);
    const wide = [...listed, point('Brest', 48.39, -4.48), point('Strasbourg', 48.58, 7.75)];
    map.show(wide, null);
    map.show(wide.slice(1), null);
    map.show(wide, null);
    await settled(600);
    await resize(200);
    await settled(600);
    expect(whole().length).to.equal(place.all('.v-pin').length);
  });

  it('a map that its visitor has moved stays where they are, whatever size it becomes', async () => {
    const map = draw();
    map.show(listed, null);
    for (let step = 0; step < 4; step += 1) map.zoom(1);
    await settled(100);
    await resize(130);
    expect(whole()).to.have.length(0);
  });
});
