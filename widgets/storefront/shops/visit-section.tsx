import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { ShopContact } from '#widgets/contact/shop/shop-contact.view.tsx';
import { ShopHours } from '#widgets/contact/hours/shop-hours.tsx';

/** Where to find a salon, and when. */
export function VisitSection({ site, shop }: { readonly site: Site; readonly shop: Shop }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('contact:find')}>
      <Heading variant="headline" className="mb-8">
        {t('contact:find')}
      </Heading>
      <div className={tw('grid gap-10 @[48em]:grid-cols-2 @[48em]:gap-16')}>
        <div>
          <Heading variant="title" below={1} className="mb-3">
            {wholeWords(shop.name)}
          </Heading>
          <ShopContact shop={shop} />
        </div>
        <div>
          <Heading variant="label" below={1} className="mb-1">
            {t('contact:hours.title')}
          </Heading>
          <ShopHours site={site} shop={shop} />
        </div>
      </div>
    </section>
  );
}
