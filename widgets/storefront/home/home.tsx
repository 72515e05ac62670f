import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { seenBeforeFeature } from '#stores/shop-picker/seen-before.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { lazyPart, useRetried } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { LateHydration } from '#ui/hydration/late-hydration.tsx';
import { useByVariants } from '#ui/loading/variants.ts';
import { useIsBelowDue } from '#ui/loading/paint/use-is-painted.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';
import { LazyPosts } from '../pages/lazy-posts.tsx';
import { LazySavedVisit } from '#widgets/booking/notices/lazy-saved-visit.tsx';
import { isSearch, LazySearch, LazySearchForm } from './free-times/lazy-search.tsx';
import { targetTo } from '../place/target.ts';
import type { HomeProps } from './home-props.ts';
import { HeroPlace, heroPart, LazyHero } from './hero/lazy-hero.tsx';
import {
  fewArrangement,
  hasBriefOpening,
  hasHero,
  hasMonoLayout,
  homeSections,
  type HomeSection,
} from './home-sections.ts';
import { useStartsWithHero } from './hero/use-starts-with-hero.ts';
import type { MonoHomeProps } from './mono/mono-home.tsx';
import { CompanyIntroduction } from './company-introduction.view.tsx';
import { HomeServicesSkeleton } from './services-skeleton.view.tsx';
import { PickerSkeleton } from '#widgets/shop-picker/skeletons.view.tsx';
import { FewShopsSkeleton } from './shops-skeletons.view.tsx';
import { useShopSearch } from '#widgets/shop-picker/use-shop-search.ts';
import type { WantedService } from './hero/use-slides.ts';

/** What shows the services: it stands below the first picture, and comes when that is painted. */
export const servicesPart = lazyPart(() => import('./services-section.tsx'));

function Services({ site, catalogue }: HomeProps) {
  const { categories, shops, isLoading } = catalogue;
  const part = useSpokenPart(site, servicesPart, ['booking'], useIsBelowDue());
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting' || !categories) {
    const isComing = categories ? categories.length > 0 : isLoading;
    return isComing && <HomeServicesSkeleton count={categories?.length} />;
  }
  if (categories.length === 0) return null;
  return (
    <part.value.ServicesSection navigation={site.navigation} categories={categories} shops={shops ?? []} />
  );
}

/** The opening of a site that is one salon, which others do without. */
export const salonPart = lazyPart(() => import('./salon-introduction.view.tsx'));

function Salon({ site, company, catalogue }: HomeProps) {
  const shops = catalogue.shops ?? [];
  const [first = null] = shops;
  const part = salonPart.usePart(true);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <Skeleton className="h-[calc(var(--u)*30)] w-full" />;
  const { SalonIntroduction, salonPicture } = part.value;
  return (
    <SalonIntroduction
      name={company.identity.name}
      shop={shops.length === 1 ? first : null}
      picture={salonPicture(shops, catalogue.categories ?? [])}
      booking={company.booking.active ? targetTo(site.navigation, { kind: 'services' }) : null}
      contact={targetTo(site.navigation, { kind: 'contact' })}
    />
  );
}

/** What shows shops: no part of the first picture, and nothing for a company of one. */
export const shopsPart = lazyPart(() => import('./shop-sections.tsx'));

type ShopsPart = ReturnType<typeof shopsPart.usePart>;

/** The code and the texts of the shops: they stand below the first picture, and come when that is painted. */
function useShopsPart({ site, company, catalogue }: HomeProps): ShopsPart {
  const isWanted = catalogue.shops ? catalogue.shops.length > 1 : company.homepage !== 'mono';
  return useSpokenPart(site, shopsPart, ['shop-picker'], useIsBelowDue() && isWanted);
}

interface SectionProps extends HomeProps {
  readonly section: HomeSection;
  readonly shops: readonly Shop[];
  readonly search: ReturnType<typeof useShopSearch>;
  readonly hero: ReactNode;
}

/** The shops' sections, or what holds their place. */
function Shops({ section, shops, search, hero, ...props }: SectionProps) {
  const part = useShopsPart(props);
  const isLow = props.company.hero?.isBottom === true;
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  const waiting =
    section === 'shop-picker' ? (
      <>
        {isLow && hero}
        <PickerSkeleton shops={shops} />
      </>
    ) : (
      <FewShopsSkeleton shops={shops} arrangement={fewArrangement(shops.length, props.company.homepage)} />
    );
  if (part.kind === 'waiting') return waiting;
  const { ShopPickerSection, ShopsSection } = part.value;
  if (section === 'shops') return <ShopsSection {...props} shops={shops} waiting={waiting} />;
  return (
    <ShopPickerSection {...props} shops={shops} {...search} waiting={waiting}>
      {isLow && <div className={tw('mb-10')}>{hero}</div>}
    </ShopPickerSection>
  );
}

function Section(props: SectionProps) {
  const { section, site, shops, company, hero } = props;
  switch (section) {
    case 'hero':
      return hero;
    case 'salon':
      return <Salon {...props} />;
    case 'house':
      return <CompanyIntroduction name={company.identity.name} />;
    case 'shop-picker':
    case 'shops':
      return <Shops {...props} />;
    case 'services':
      return <Services {...props} />;
    case 'how':
      return company.booking.active && <How site={site} paysOnSite={company.payment.provider === 'free'} />;
    case 'visit':
      return shops[0] && <Visit site={site} shop={shops[0]} />;
  }
}

/** How a booking goes: it stands at the end of the page. */
export const howPart = lazyPart(() => import('./how-booking-works.view.tsx'));

function How({ site, paysOnSite }: { readonly site: Site; readonly paysOnSite: boolean }) {
  const part = useSpokenPart(site, howPart, ['home'], useIsBelowDue());
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <Skeleton className="h-[calc(var(--u)*24)] w-full" />;
  return <part.value.HowBookingWorks paysOnSite={paysOnSite} />;
}

/** Where a salon is, and when: it stands far below the first picture. */
export const visitPart = lazyPart(() => import('../shops/visit-section.tsx'));

function Visit({ site, shop }: { readonly site: Site; readonly shop: Shop }) {
  const part = useSpokenPart(site, visitPart, ['contact'], useIsBelowDue());
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <Skeleton className="h-[calc(var(--u)*30)] w-full" />;
  return <part.value.VisitSection site={site} shop={shop} />;
}

/** In which shop the service of a slide is wanted: its code comes when that is asked. */
function Choice({
  shops,
  wanted,
  onClose,
  ...props
}: HomeProps &
  Pick<SectionProps, 'shops'> & { readonly wanted: WantedService; readonly onClose: () => void }) {
  const part = useRetried(useSpokenPart(props.site, shopsPart, ['shop-picker']));
  if (part.kind !== 'ready') return null;
  return <part.value.ShopChoice {...props} shops={shops} wanted={wanted} onClose={onClose} />;
}

/** What a page begins with: the code of the others is asked for when they are seen. */
const FIRST: readonly HomeSection[] = ['hero', 'salon', 'house'];
const SHOPS: readonly HomeSection[] = ['shop-picker', 'shops'];

interface PlaceProps {
  readonly site: Site;
  readonly section: HomeSection;
  readonly children: ReactNode;
}

function Place({ site, section, children }: PlaceProps) {
  const className = tw('min-w-0');
  const seen = useStore(site.opened(seenBeforeFeature));
  useEffect(() => void site.open(seenBeforeFeature), [site]);
  if (FIRST.includes(section)) return <div className={className}>{children}</div>;
  return (
    // The shops that the visitor knows come before the others: not once these are looked at.
    <LateHydration className={className} hydratesNow={seen?.hasSeenShops && SHOPS.includes(section)}>
      {children}
    </LateHydration>
  );
}

/** What has the page's own heading level; everything else lies below it. */
const OPENINGS: readonly HomeSection[] = ['salon', 'house'];

const WIDTH = 'w-full max-w-page mx-auto px-5 @[40em]:px-8';

function LatePosts({ site, company, zone }: HomeProps & { readonly zone: string | undefined }) {
  return (
    <Below>
      <LateHydration className={tw('min-w-0 empty:hidden')}>
        <LazyPosts site={site} company={company} zone={zone} shop={null} />
      </LateHydration>
    </Below>
  );
}

/** The home page: one salon's, or that of a house of several. */
export function Home(props: HomeProps) {
  const { site, company, catalogue } = props;
  const { query } = useStore(site.navigation.$place);
  const [wanted, setWanted] = useState<WantedService | null>(null);
  const search = useShopSearch(site);
  const { shops } = catalogue;
  const isBrief = useByVariants(site, hasBriefOpening);
  const hasLayout = useByVariants(site, (layouts) => hasMonoLayout(shops?.length ?? 0, layouts));
  if (isSearch(query) && company.booking.active) return <LazySearch {...props} />;
  if (!shops) return <HomeSkeleton {...props} />;
  const hero = hasHero(shops.length, company.hero) && (
    <LazyHero {...props} text={search.text} onChoose={setWanted} />
  );
  const sections = homeSections(shops.length, company, isBrief);
  const isTop = sections[0] === 'hero';
  const form = company.booking.active && (
    <LateHydration until="touched">
      <LazySearchForm site={site} shops={shops} hasWhere={shops.length > 1} />
    </LateHydration>
  );
  const shown = (section: HomeSection) => (
    <Below key={section} by={OPENINGS.includes(section) ? 0 : 1}>
      <Place site={site} section={section}>
        <Section {...props} section={section} shops={shops} search={search} hero={hero} />
      </Place>
    </Below>
  );
  // Without a picture above it, the search stands close to what the page begins with.
  const first = sections.slice(0, 1).map(shown);
  const saved = <LazySavedVisit site={site} />;
  const posts = <LatePosts {...props} zone={shops[0]?.timeZone} />;
  const plain = (
    <>
      {isTop && hero}
      {isTop && form && <div className={tw(`${WIDTH} pt-3 @[56em]:pt-6`)}>{form}</div>}
      <div
        className={tw(
          `${WIDTH} grid gap-20 @[56em]:gap-28 ${
            isTop || !form ? 'py-12 @[56em]:py-20' : 'pt-4 pb-12 @[56em]:pt-8 @[56em]:pb-20'
          }`,
        )}
      >
        {!isTop && form ? (
          <div className={tw('grid gap-8 @[56em]:gap-14')}>
            {form}
            {saved}
            {first}
          </div>
        ) : (
          saved
        )}
        {sections.slice(isTop || form ? 1 : 0).map(shown)}
        {posts}
      </div>
      {wanted && <Choice {...props} shops={shops} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
  const [shop] = shops;
  if (!shop || !hasLayout) return plain;
  return <Mono {...props} {...{ shop, form, saved, plain }} ends={[shown('how'), posts]} />;
}

/** The home of one shop in another layout than the first: other companies do without its code. */
export const monoPart = lazyPart(() => import('./mono/mono-home.tsx'));

function Mono(props: MonoHomeProps) {
  const part = useSpokenPart(props.site, monoPart, ['booking', 'contact']);
  if (part.kind === 'waiting') return <Skeleton className="h-[calc(var(--u)*40)] w-full" />;
  return part.kind === 'ready' ? <part.value.MonoHome {...props} /> : props.plain;
}

function HomeSkeleton(props: HomeProps) {
  const isOver = useStartsWithHero(props.site, props.company, null);
  heroPart.usePart(isOver);
  useShopsPart(props);
  return (
    <>
      {isOver && <HeroPlace />}
      <div className={tw('w-full max-w-page mx-auto px-5 @[40em]:px-8 py-12 @[56em]:py-20')}>
        <HomeServicesSkeleton />
      </div>
    </>
  );
}
