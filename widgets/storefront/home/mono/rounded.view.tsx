import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import type { MonoShopProps } from './mono-layout.ts';
import { AllServices, BookLink, CategoryRow, Ends, Hours, PAGE, Place } from './mono-parts.view.tsx';

const SOFT = '!rounded-[calc(var(--u)*1.75)] @[56em]:!rounded-[calc(var(--u)*2.5)]';

/** The name, whether it is open and the button, over the lower edge of the picture. */
function Card({ company, opening, booking, picture }: MonoShopProps) {
  const { t } = useTexts();
  const over = picture ? '-mt-20 @[56em]:-mt-28' : '';
  return (
    <div
      className={tw(
        `relative mx-3 @[40em]:mx-auto max-w-[calc(var(--u)*40)] p-6 @[40em]:p-9 bg-raised text-center shadow ${SOFT} ${over}`,
      )}
    >
      <Heading variant="display">{wholeWords(company.identity.name)}</Heading>
      <p className={tw('mt-3 text-muted')}>{t('storefront:home.lead')}</p>
      <div className={tw('mt-2 mb-4')}>{opening}</div>
      <BookLink booking={booking} />
    </div>
  );
}

/** A picture with round corners, a card that floats over its edge, and round pictures of the categories. */
export function RoundedHome(props: MonoShopProps) {
  const { picture, shop, opening, week, search, ends } = props;
  const { t } = useTexts();
  return (
    <>
      <div className={tw(`${PAGE} !max-w-[calc(var(--u)*90)] !px-3 @[40em]:!px-6 pt-3 @[56em]:pt-6`)}>
        {picture && (
          <ResponsivePicture
            picture={picture}
            ratio="16/9"
            sizes="100vw"
            decorative
            eager
            className={`!aspect-auto h-[min(54vh,calc(var(--u)*22))] @[56em]:h-[min(62vh,calc(var(--u)*36))] ${SOFT}`}
          />
        )}
        <Card {...props} />
      </div>
      <Below>
        <div className={tw(`${PAGE} grid gap-16 pt-10 @[56em]:pt-14 @[56em]:gap-20`)}>
          {search}
          <section aria-label={t('booking:catalogue.title')} className={tw('min-w-0')}>
            <Heading variant="headline" className="mb-6 text-center">
              {t('booking:catalogue.title')}
            </Heading>
            <Below>
              <CategoryRow
                {...props}
                row="gap-5 @[56em]:gap-8 pb-3 [justify-content:safe_center]"
                item="block w-[calc(var(--u)*8)] @[56em]:w-[calc(var(--u)*10)] text-center"
                picture="!rounded-full w-full"
                sizes="160px"
                name="mt-3"
              />
            </Below>
            <p className={tw('mt-3 text-center empty:hidden')}>
              <AllServices {...props} />
            </p>
          </section>
          <div
            className={tw(`grid gap-10 p-6 @[40em]:p-10 bg-sunk @[48em]:grid-cols-2 @[48em]:gap-16 ${SOFT}`)}
          >
            <Place shop={shop} />
            <Hours opening={opening} week={week} />
          </div>
        </div>
      </Below>
      <Ends>{ends}</Ends>
    </>
  );
}
