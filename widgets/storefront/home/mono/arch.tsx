import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, Link } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { PriceAndDuration } from '#widgets/booking/catalogue/services/price-and-duration.view.tsx';
import { offeredCategories } from '../../shops/page/shop-services.tsx';
import type { ListedCategory } from '../../shops/page/shop-services.view.tsx';
import type { MonoShopProps } from './mono-layout.ts';
import { AllServices, BookLink, Ends, Hours, PAGE, Place, shownCategories } from './mono-parts.view.tsx';

function Prices({ listed, company }: { readonly listed: ListedCategory } & Pick<MonoShopProps, 'company'>) {
  const { locale, t } = useTexts();
  const name = textIn(locale, listed.name);
  const all = t('booking:catalogue.allWithCount', { count: listed.count });
  return (
    <div className={tw('min-w-0')}>
      <Heading variant="title" className="text-center [overflow-wrap:anywhere]">
        {name}
      </Heading>
      <ul className={tw('mt-3')}>
        {listed.services.map(({ service, price, to }) => (
          <li key={service.id}>
            <ActionLink
              to={to}
              className="group flex flex-wrap items-baseline justify-between gap-x-6 w-full py-2.5 border-b border-line text-left"
            >
              <span
                className={tw(
                  'min-w-0 [overflow-wrap:anywhere] group-hover:underline decoration-1 underline-offset-4',
                )}
              >
                {textIn(locale, service.name)}
              </span>
              <span className={tw('flex flex-wrap items-baseline gap-x-4 ml-auto tabular-nums')}>
                <PriceAndDuration
                  {...{
                    service,
                    price,
                    currency: company.currency,
                    showsDuration: company.booking.showsDuration,
                  }}
                />
              </span>
            </ActionLink>
          </li>
        ))}
      </ul>
      {listed.count > listed.services.length && (
        <p className={tw('text-center')}>
          <Link to={listed.to} label={`${name}, ${all}`}>
            {all}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Services as a quiet list of prices. */
function PriceList(props: MonoShopProps) {
  const { categories, site, company, shop } = props;
  const { t } = useTexts();
  const listed = offeredCategories({ site, company, shop, shopCount: 1 }, shownCategories(categories ?? []));
  if (listed.length === 0) return null;
  return (
    <section
      aria-label={t('booking:catalogue.title')}
      className={tw('w-full max-w-[calc(var(--u)*42)] mx-auto')}
    >
      <Heading variant="headline" className="mb-8 text-center">
        {t('booking:catalogue.title')}
      </Heading>
      <Below>
        <div className={tw('grid gap-10')}>
          {listed.map((one) => (
            <Prices key={one.slug} listed={one} company={company} />
          ))}
        </div>
        <p className={tw('mt-4 text-center empty:hidden')}>
          <AllServices {...props} />
        </p>
      </Below>
    </section>
  );
}

/** A picture in an arch in the middle, the hours and the address at its sides. */
export function ArchHome(props: MonoShopProps) {
  const { company, shop, picture, booking, opening, week, search, ends } = props;
  const { t } = useTexts();
  return (
    <>
      <div className={tw(`${PAGE} pt-10 @[56em]:pt-14`)}>
        <div className={tw('mx-auto max-w-[calc(var(--u)*44)] text-center')}>
          <Heading variant="display">{wholeWords(company.identity.name)}</Heading>
          <p className={tw('mt-3 text-lead text-muted')}>{t('storefront:home.lead')}</p>
          <div className={tw('mt-6 empty:hidden')}>
            <BookLink booking={booking} />
          </div>
        </div>
        <Below>
          <div
            className={tw(
              `mt-8 @[56em]:mt-10 grid gap-10 items-center @[56em]:gap-14 ${
                picture
                  ? '@[56em]:grid-cols-[minmax(0,1fr)_minmax(0,21em)_minmax(0,1fr)]'
                  : '@[48em]:grid-cols-2 max-w-[calc(var(--u)*50)] mx-auto'
              }`,
            )}
          >
            {picture && (
              <ResponsivePicture
                picture={picture}
                ratio="4/5"
                sizes="(min-width: 56em) 336px, 80vw"
                decorative
                eager
                className="!aspect-[3/4] w-[min(100%,calc(var(--u)*21))] mx-auto !rounded-[calc(var(--u)*11)_calc(var(--u)*11)_var(--v-radius-picture)_var(--v-radius-picture)] @[56em]:order-2"
              />
            )}
            <div className={tw('@[56em]:order-1')}>
              <Hours opening={opening} week={week} />
            </div>
            <div className={tw('@[56em]:order-3')}>
              <Place shop={shop} />
            </div>
          </div>
          <div className={tw('grid gap-16 mt-14 @[56em]:gap-20')}>
            {search}
            <PriceList {...props} />
          </div>
        </Below>
      </div>
      <Ends>{ends}</Ends>
    </>
  );
}
