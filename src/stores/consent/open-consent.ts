import { categoriesOf, thirdPartiesOf } from '#domain/consent/third-parties.ts';
import { isOwnId } from '#domain/consent/asked-settings.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import { createConsent, type ConsentStore } from './consent.ts';

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
  return createConsent({ page, ports, storage: visitor.storage, thirdParties, onReturn });
}
