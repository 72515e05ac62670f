import { expect } from 'chai';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { ManagerAddress } from './manager-address.view.tsx';

describe('the address for a password manager', () => {
  let place: ViewStage;

  beforeEach(() => {
    place = viewStage();
  });
  afterEach(() => place.leave());

  it('is there to be read, and stands in no attribute', () => {
    place.show(<ManagerAddress email="camille@example.com" />);
    const field = place.one('[autocomplete=username]') as HTMLInputElement;
    expect(field.value).to.equal('camille@example.com');
    expect(field.outerHTML).not.to.contain('camille');
  });
});
