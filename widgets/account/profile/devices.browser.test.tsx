import { expect } from 'chai';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { instant } from '#domain/time/instant.ts';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { DevicesView } from './devices.view.tsx';

const session = (id: string, browser: string): DeviceSession => ({
  id,
  browser,
  system: 'Linux',
  startedAt: instant(Date.UTC(2026, 0, 5, 9)),
  isCurrent: id === 'here',
});

describe('where a customer is logged in', () => {
  let place: ViewStage;
  beforeEach(() => {
    place = viewStage();
  });
  afterEach(() => place.leave());

  it('devices of which nothing is known are told apart by when they came, and log out by their own button', () => {
    const ended: string[] = [];
    const unknown = (id: string, hour: number) => ({
      ...session(id, ''),
      system: '',
      startedAt: instant(Date.UTC(2026, 0, 5, hour)),
    });
    place.show(
      <DevicesView
        sessions={[session('here', 'Chrome'), unknown('one', 8), unknown('other', 7)]}
        ending={new Set()}
        onEnd={({ id }) => void ended.push(id)}
        onEndOthers={() => {}}
      />,
    );
    const lines = place.all('li').slice(1);
    for (const line of lines) expect(line.textContent).to.include('devices.unknown');
    const described = lines.map((line) => {
      const button = line.querySelector('button');
      button?.click();
      return place.one(`#${CSS.escape(button?.getAttribute('aria-describedby') ?? '')}`);
    });
    for (const [index, words] of described.entries()) {
      expect(words.textContent).to.include('devices.since');
      expect(lines[index]?.contains(words)).to.equal(true);
    }
    expect(ended).to.deep.equal(['one', 'other']);
  });

  it('each device has its way out, that which is used as well', async () => {
    const ended: string[] = [];
    place.show(
      <DevicesView
        sessions={[session('here', 'Chrome'), session('there', 'Firefox')]}
        ending={new Set()}
        onEnd={({ id }) => void ended.push(id)}
        onEndOthers={() => {}}
      />,
    );
    const buttons = place.all('button');
    expect(buttons).to.have.length(2);
    for (const button of buttons) button.click();
    expect(ended).to.deep.equal(['here', 'there']);
  });
});
