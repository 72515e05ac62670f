import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopContact } from '#widgets/contact/shop/shop-contact.view.tsx';
import { BookButton } from '../book-button.view.tsx';
import type { ShopPageProps } from './shop-layout.ts';

/** What the bar of the book button covers at the foot of a phone is scrolled clear of it when it gets the focus. */
export const CLEAR_OF_BAR =
  '[&_:is(a,button,input,select,summary,textarea)]:!scroll-mb-[calc(var(--u)*10)] @[56em]:[&_:is(a,button,input,select,summary,textarea)]:!scroll-mb-[calc(var(--u)*2)]';

/** Where it is, how to reach it and when it is open. */
export function FindShop({ shop, hours }: Pick<ShopPageProps, 'shop' | 'hours'>) {
  const { t } = useTexts();
  return (
    <section aria-label={t('contact:find')}>
      <Heading variant="headline" className="mb-5">
        {t('contact:find')}
      </Heading>
      <div className={tw('grid gap-8 @[40em]:grid-cols-2 @[40em]:gap-14')}>
        <ShopContact shop={shop} />
        <div>
          <Heading variant="label" below={1} className="mb-1">
            {t('contact:hours.title')}
          </Heading>
          {hours}
        </div>
      </div>
    </section>
  );
}

/** The way to book at the foot of a phone. */
export function BookBar({ shop, booking }: Pick<ShopPageProps, 'shop' | 'booking'>) {
  return (
    <div
      className={tw(
        'sticky z-10 bottom-[var(--v-bar,0px)] -mx-5 @[40em]:-mx-8 mt-8 px-5 @[40em]:px-8 py-2.5 bg-surface border-t border-line @[56em]:hidden',
      )}
    >
      <BookButton shop={shop} booking={booking} />
    </div>
  );
}
