import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

/** Where it is handed out. */
export function Collection({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts();
  const { street, zipcode, city } = shop.address;
  return (
    <section className={tw('mt-10')}>
      <Heading variant="title" below={1} className="mb-2">
        {t('checkout:collect.title')}
      </Heading>
      <address className={tw('not-italic')}>
        <span className={tw('block font-medium')}>{shop.name}</span>
        <span className={tw('block text-muted')}>{`${street}, ${zipcode} ${city}`}</span>
      </address>
      <p className={tw('mt-1 text-muted')}>{t('checkout:collect.text')}</p>
    </section>
  );
}
