import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { valueOf, type Load } from '#stores/load.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopPicker } from '#widgets/shop-picker/shop-picker.tsx';
import type { PickerPartProps } from '#widgets/shop-picker/picker-state.ts';
import { WithPickerStores } from '#widgets/shop-picker/with-picker-stores.tsx';
import { shopTarget, type ShopTargetContext } from '#widgets/shop-picker/shop-target.ts';

export interface FinderScreenProps {
  readonly site: Site;
  readonly emit: Emit;
  readonly headingLevel?: number | undefined;
  /** Slug of a service: only shops that offer it, for that service. */
  readonly service?: string | undefined;
  /** Kilometres. */
  readonly radius?: number | undefined;
  /** Address of the company's storefront. */
  readonly base?: string | undefined;
  readonly display?: string | undefined;
  readonly label?: string | undefined;
  readonly showMore: boolean;
}

/** A service with a category that it is shown in. */
type Wanted = NonNullable<ShopTargetContext['wanted']>;

function wantedIn(categories: readonly Category[], slug: string): Wanted | null {
  for (const category of categories) {
    const service = category.services.find((one) => one.slug === slug);
    if (service) return { service, category };
  }
  return null;
}

/** Company, shops and, where a service is wanted, the categories; asked for once whoever needs them. */
function useWanted(site: Site, slug: string | undefined) {
  const company = useStore(site.company.$company);
  const shops = useStore(site.catalogue.$shops);
  const categories = useStore(site.catalogue.$categories);
  const needsCategories = slug !== undefined;
  const load = () => {
    void site.company.ensure();
    void site.catalogue.ensureShops();
    if (needsCategories) void site.catalogue.ensureCategories();
  };
  useEffect(load, [site, needsCategories]);
  const isAwaited = ({ kind }: Load<unknown>) => kind !== 'ready';
  useSuspendedLoad(site.company, 'company', isAwaited(company) ? site.company.ensure : null);
  useSuspendedLoad(site.catalogue, 'shops', isAwaited(shops) ? site.catalogue.ensureShops : null);
  const { ensureCategories } = site.catalogue;
  useSuspendedLoad(
    site.catalogue,
    'categories',
    needsCategories && isAwaited(categories) ? ensureCategories : null,
  );
  const failed = [company, shops, ...(needsCategories ? [categories] : [])].find(
    ({ kind }) => kind === 'failed',
  );
  const problem = failed?.kind === 'failed' ? failed.problem : null;
  return {
    company: valueOf(company),
    shops: valueOf(shops),
    categories: needsCategories ? valueOf(categories) : [],
    problem,
    load,
  };
}

function FinderLoading({ isButton }: { readonly isButton: boolean }) {
  return (
    <slot name="loading">
      <FinderSkeleton isButton={isButton} />
    </slot>
  );
}

function FinderSkeleton({ isButton }: { readonly isButton: boolean }) {
  if (isButton) return <Skeleton className="h-12 w-[calc(var(--u)*7.8125)]" />;
  return (
    <LoadingRegion>
      <div className={tw('grid gap-6 @[40em]:grid-cols-2 @[60em]:grid-cols-3')}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-64" />
        ))}
      </div>
    </LoadingRegion>
  );
}

interface FinderPickerProps extends FinderScreenProps {
  readonly stores: ShopPickerStores;
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly wanted: Wanted | null;
}

const dialogPart = lazyPart(() => import('#widgets/shop-picker/dialog/shop-dialog.tsx'));

/** A button of at least 125 px that opens the choice of a shop. */
function OpenButton({
  picker,
  label,
  showMore,
}: {
  readonly picker: PickerPartProps;
  readonly label: string | undefined;
  readonly showMore: boolean;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const dialog = dialogPart.usePart(useIsPainted());
  const open = () => {
    // Where its code did not arrive, this press asks for it again.
    if (dialog.kind === 'failed') dialog.retry();
    setOpen(true);
  };
  return (
    <>
      <Button variant="primary" className="min-w-[calc(var(--u)*7.8125)]" onPress={open}>
        {label ?? t(showMore ? 'shop-picker:button.more' : 'shop-picker:button.book')}
      </Button>
      {dialog.kind === 'ready' && (
        <dialog.value.ShopDialog
          {...picker}
          isOpen={isOpen}
          showsMore={showMore}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function FinderPicker({ site, stores, company, shops, wanted, ...props }: FinderPickerProps) {
  const { locale, t } = useTexts();
  const [text, setText] = useState('');
  const service: Service | null = wanted?.service ?? null;
  const targetContext: ShopTargetContext = {
    site,
    locale,
    shopCount: shops.length,
    wanted,
    base: props.base,
    showsMore: props.showMore,
  };
  const picker: PickerPartProps = {
    site,
    stores,
    company,
    shops: useOffering(shops, service),
    services: service ? [service] : [],
    targetOf: (shop) => shopTarget(targetContext, shop),
  };
  if (props.display === 'button')
    return <OpenButton picker={picker} label={props.label} showMore={props.showMore} />;
  return (
    <ShopPicker
      {...picker}
      title={props.label ?? t('shop-picker:title')}
      arrangement={service ? 'choice' : company.homepage === 'mkp-2' ? 'regions' : 'cards'}
      radius={props.radius}
      text={text}
      onText={setText}
    />
  );
}

/** The same list as long as nothing of it changes: it is folded for the search once. */
function useOffering(shops: readonly Shop[], service: Service | null): readonly Shop[] {
  const [known, setKnown] = useState({ shops, service, offering: offeringOf(shops, service) });
  if (known.shops === shops && known.service === service) return known.offering;
  const offering = offeringOf(shops, service);
  setKnown({ shops, service, offering });
  return offering;
}

function offeringOf(shops: readonly Shop[], service: Service | null): readonly Shop[] {
  return service ? shops.filter(({ serviceIds }) => serviceIds.has(service.id)) : shops;
}

function Screen(props: FinderScreenProps) {
  const { site, service: slug } = props;
  const { t } = useTexts();
  const state = useStore(site.$state);
  const { company, shops, categories, problem, load } = useWanted(site, slug);
  const isButton = props.display === 'button';
  if (state.kind === 'disabled' || state.kind === 'maintenance') {
    return <slot name="error">{!isButton && <EmptyState title={t('shop-picker:closed')} />}</slot>;
  }
  if (problem) return <FailedFirstScreen problem={problem} onRetry={load} />;
  if (!company || !shops || !categories) return <FinderLoading isButton={isButton} />;
  const wanted = slug === undefined ? null : wantedIn(categories, slug);
  if (slug !== undefined && !wanted) return isButton ? null : <EmptyState title={t('shop-picker:noOffer')} />;
  return (
    <WithPickerStores site={site} waiting={<FinderLoading isButton={isButton} />}>
      {(stores) => (
        <FinderPicker {...props} stores={stores} company={company} shops={shops} wanted={wanted} />
      )}
    </WithPickerStores>
  );
}

/** The shops of a company in an element of their own, or a button that opens them. */
export function FinderScreen(props: FinderScreenProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
