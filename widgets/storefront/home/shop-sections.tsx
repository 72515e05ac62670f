import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { serviceRoute } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { useTexts } from '#ui/texts.ts';
import { ShopDialog } from '#widgets/shop-picker/dialog/shop-dialog.tsx';
import { ShopPicker } from '#widgets/shop-picker/shop-picker.tsx';
import { FewShops } from '#widgets/shop-picker/list/few-shops.tsx';
import { WithPickerStores } from '#widgets/shop-picker/with-picker-stores.tsx';
import { targetTo } from '../place/target.ts';
import type { HomeProps } from './home-props.ts';
import { fewArrangement, homeMode } from './home-sections.ts';
import type { MultiShopLayout } from './multi/multi-layout.ts';
import { multiShopLayouts } from './multi/variants.ts';
import type { WantedService } from './hero/use-slides.ts';

interface SectionProps extends Pick<HomeProps, 'site' | 'company'> {
  readonly shops: readonly Shop[];
}

interface FindingProps extends SectionProps {
  /** What holds the place until the shops can be shown. */
  readonly waiting: ReactNode;
}

/** What each way of showing the home page's shops is given: they lead to their pages, whatever they offer. */
const foundIn = ({ site, company, shops }: SectionProps) => ({
  site,
  company,
  shops,
  services: [],
  targetOf: (shop: Shop) => targetTo(site.navigation, { kind: 'shop', shop: shop.slug }),
});

const LAYOUTS: Variants<MultiShopLayout> = {
  kind: 'multiShop',
  first: { id: 'default', variant: { All: null } },
  others: multiShopLayouts,
};

const useLayout = (site: Site) => useVariant(LAYOUTS, site);

/** The shops of the home page with what finds one of them: cards, or by region, as the company's home is. */
export function ShopPickerSection({
  site,
  company,
  shops,
  text,
  onText,
  waiting,
  children,
}: FindingProps & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  const layout = useLayout(site);
  if (!layout) return waiting;
  return (
    <WithPickerStores site={site} waiting={waiting}>
      {(stores) => (
        <ShopPicker
          {...layout}
          {...foundIn({ site, company, shops })}
          stores={stores}
          title={t('shop-picker:title')}
          arrangement={homeMode(shops.length, company.homepage) === 'mkp-2' ? 'regions' : 'cards'}
          text={text}
          onText={onText}
        >
          {children}
        </ShopPicker>
      )}
    </WithPickerStores>
  );
}

/** The shops of a company that has a few. */
export function ShopsSection({ site, company, shops, waiting }: FindingProps) {
  const layout = useLayout(site);
  if (!layout) return waiting;
  return (
    <WithPickerStores site={site} waiting={waiting}>
      {(stores) => (
        <FewShops
          {...layout}
          {...foundIn({ site, company, shops })}
          stores={stores}
          arrangement={fewArrangement(shops.length, company.homepage)}
        />
      )}
    </WithPickerStores>
  );
}

/** In which shop the service of a slide is wanted. */
export function ShopChoice({
  site,
  company,
  shops,
  wanted: { service, category },
  onClose,
}: SectionProps & { readonly wanted: WantedService; readonly onClose: () => void }) {
  const offering = shops.filter(({ serviceIds }) => serviceIds.has(service.id));
  return (
    <WithPickerStores site={site} waiting={null}>
      {(stores) => (
        <ShopDialog
          isOpen
          showsMore={false}
          site={site}
          stores={stores}
          company={company}
          shops={offering}
          services={[service]}
          targetOf={(shop) =>
            targetTo(site.navigation, serviceRoute(shop.slug, shops.length, category.slug, service.slug), {
              page: 'reserved',
            })
          }
          onClose={onClose}
        />
      )}
    </WithPickerStores>
  );
}
