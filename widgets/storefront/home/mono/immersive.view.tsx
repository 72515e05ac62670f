import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import type { MonoShopProps } from './mono-layout.ts';
import { AllServices, CategoryRow, Ends, Hours, PAGE, Place } from './mono-parts.view.tsx';

/** All of the window, below the head of the site; the words stand where it is darkened, so that white reads on any picture. */
function Cover({ company, booking, picture, opening }: MonoShopProps) {
  const { t } = useTexts();
  return (
    <div
      className={tw(
        'relative flex flex-col justify-end min-h-[max(calc(var(--u)*30),100svh)] bg-[#1c1917] text-[#ffffff] [--v-focus:#ffffff] [--v-text:#ffffff] [--v-muted:#ffffff] [--v-positive:#ffffff]',
      )}
    >
      {picture && (
        <ResponsivePicture
          picture={picture}
          ratio="16/9"
          sizes="max(100vw, 54em)"
          decorative
          eager
          className="!absolute inset-0 h-full !aspect-auto !rounded-none"
        />
      )}
      <span
        aria-hidden="true"
        className={tw(
          'absolute inset-0 bg-gradient-to-t from-[rgb(0_0_0/.8)] via-[rgb(0_0_0/.55)] to-[rgb(0_0_0/.3)]',
        )}
      />
      <div className={tw(`relative ${PAGE} pt-28 pb-44 @[56em]:pb-56`)}>
        <Heading variant="display" className="max-w-[calc(var(--u)*48)] @[56em]:!text-[calc(var(--u)*5)]">
          {wholeWords(company.identity.name)}
        </Heading>
        <p className={tw('mt-4 text-lead max-w-reading')}>{t('storefront:home.lead')}</p>
        <div className={tw('mt-2')}>{opening}</div>
        {booking && (
          <ButtonLink to={booking} className="mt-5 !bg-[#ffffff] !text-[#1c1917] hover:!bg-[#efeae4]">
            {t('storefront:home.book')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Edge to edge, between two sections of words. */
function Bleed({ picture }: { readonly picture: Picture | undefined }) {
  if (!picture) return null;
  return (
    <ResponsivePicture
      picture={picture}
      ratio="16/9"
      sizes="100vw"
      className="!rounded-none !aspect-auto h-[min(50vh,calc(var(--u)*34))]"
    />
  );
}

/** A picture that fills the window, the categories over its lower edge, and then pictures and words in turn. */
export function ImmersiveHome(props: MonoShopProps) {
  const { shop, picture, categories, opening, week, search, ends } = props;
  const { t } = useTexts();
  const others = [
    ...shop.pictures,
    ...(categories ?? []).flatMap(({ pictures }) => pictures.slice(0, 1)),
  ].filter(({ url }) => url !== picture?.url);
  return (
    <>
      <Cover {...props} />
      <Below>
        <section
          aria-label={t('booking:catalogue.title')}
          className={tw('relative -mt-36 @[56em]:-mt-44 [--v-focus:#ffffff]')}
        >
          <div className={tw(PAGE)}>
            <Heading variant="headline" className="mb-4 text-[#ffffff]">
              {t('booking:catalogue.title')}
            </Heading>
          </div>
          <Below>
            <CategoryRow
              {...props}
              row="gap-3 pb-3 px-5 @[40em]:px-8 @[72em]:px-[calc(50%-var(--u)*34)]"
              item="flex items-end w-[calc(var(--u)*11)] @[56em]:w-[calc(var(--u)*14)] aspect-[4/5] overflow-hidden rounded-picture bg-[#1c1917] text-[#ffffff] [outline-offset:-6px!important]"
              picture="!absolute inset-0 h-full !aspect-auto !rounded-none"
              sizes="224px"
              name="relative w-full px-3 pt-10 pb-3 bg-gradient-to-t from-[rgb(0_0_0/.8)] via-[rgb(0_0_0/.62)] to-transparent"
            />
          </Below>
        </section>
        <div className={tw(`${PAGE} grid gap-6 py-12 @[56em]:py-16`)}>
          <AllServices {...props} />
          {search}
        </div>
        <Bleed picture={others[0]} />
        <div className={tw(`${PAGE} grid gap-10 py-14 @[48em]:grid-cols-2 @[48em]:gap-16 @[56em]:py-20`)}>
          <Place shop={shop} />
          <Hours opening={opening} week={week} />
        </div>
        <Bleed picture={others[1]} />
      </Below>
      <Ends>{ends}</Ends>
    </>
  );
}
