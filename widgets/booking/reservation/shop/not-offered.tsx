import { useStore } from '@nanostores/react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface NotOfferedProps {
  readonly site: Site;
  /** Of the shop of the address; null where it names none. */
  readonly slug: string | null;
  /** Of the visit. */
  readonly services: readonly Service[];
}

/** Says what of a visit the shop of the address does not offer, so that the list of others does not come without a word. */
export function NotOfferedNotice({ site, slug, services }: NotOfferedProps) {
  const { locale, t } = useTexts();
  const shop = valueOf(useStore(site.catalogue.$shops))?.find((one) => one.slug === slug);
  const missing = shop ? services.filter(({ id }) => !shop.serviceIds.has(id)) : [];
  if (!shop || missing.length === 0) return null;
  const names = listOfNames(
    locale,
    missing.map(({ name }) => textIn(locale, name)),
  );
  return (
    <div role="status" className={tw('mt-4')}>
      <Notice tone="warning" title={t('reservation:link.notOffered', { shop: shop.name, names })} />
    </div>
  );
}
