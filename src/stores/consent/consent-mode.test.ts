import { expect, test } from 'vitest';
import { consentStates } from './consent-mode.ts';

test('consent mode hears of each storage, refused unless its category is agreed to', () => {
  expect(consentStates([])).toEqual({
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(consentStates(['analytics'])).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(consentStates(['marketing'])).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});
