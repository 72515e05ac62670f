import { categoriesOf, thirdPartiesOf } from '#domain/consent/third-parties.ts';
import { conversionOf } from '#domain/consent/conversion.ts';
import { isOwnId } from '#domain/consent/asked-settings.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import { createConsent, grantedIn, type ConsentStore } from './consent.ts';
import { followConversions } from './conversions.ts';

/** The consent of a company's services; null where there is nothing to ask about, or nobody to ask any more. */
export async function openConsent(
  { ports, visitor, connection }: FeatureTools,
  company: unknown,
  isOver: () => boolean,
): Promise<ConsentStore | null> {
  const { base } = connection.api;
  const thirdParties = thirdPartiesOf(company).filter(({ id }) => !isOwnId(id, base));
  if (categoriesOf(thirdParties).length === 0) return null;
  const page = await ports.hostPage();
  if (isOver()) return null;
  const onReturn = (act: () => void) => visitor.tabs.on('return', act);
  const { storage } = visitor;
  const store = createConsent({ page, ports, storage, thirdParties, onReturn });
  const ads = thirdParties.find(({ purpose }) => purpose === 'conversions');
  const sendTo = ads ? conversionOf(ads.id, company) : null;
  if (sendTo === null) return store;
  const isAllowed = () => grantedIn(store.$consent.get()).some((granted) => granted === ads?.category);
  const off = followConversions({ page, storage: storage.local, sendTo, isAllowed });
  return {
    ...store,
    dispose() {
      off();
      store.dispose();
    },
  };
}
