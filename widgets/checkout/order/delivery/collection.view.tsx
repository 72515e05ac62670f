import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface CollectionProps {
  readonly shop: Shop;
  /** Delivery was offered when the page was opened, and is not any more. */
  readonly hasEnded: boolean;
}

/** Where it is handed out. */
export function Collection({ shop, hasEnded }: CollectionProps) {
  const { t } = useTexts();
  const { street, zipcode, city } = shop.address;
  return (
    <section className={tw('mt-10')}>
      <Heading variant="title" below={1} className="mb-2">
        {t('checkout:collect.title')}
      </Heading>
      <div role="status" className={tw('mb-3 empty:hidden')}>
        {hasEnded && <Notice tone="warning" title={t('checkout:delivery.ended')} />}
      </div>
      <address className={tw('not-italic')}>
        <span className={tw('block font-medium')}>{shop.name}</span>
        <span className={tw('block text-muted')}>{`${street}, ${zipcode} ${city}`}</span>
      </address>
      <p className={tw('mt-1 text-muted')}>{t('checkout:collect.text')}</p>
    </section>
  );
}
