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
