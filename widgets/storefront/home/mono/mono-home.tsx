import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { catalogueLinks } from '#widgets/booking/catalogue/catalogue-links.ts';
import { ShopOpening, ShopWeek } from '#widgets/contact/hours/shop-hours.tsx';
import { targetTo } from '../../place/target.ts';
import type { HomeProps } from '../home-props.ts';
import type { MonoShopLayout } from './mono-layout.ts';
import { monoShopLayouts } from './variants.ts';

export interface MonoHomeProps extends HomeProps {
  readonly shop: Shop;
  /** False where nothing can be booked. */
  readonly form: ReactNode;
  readonly saved: ReactNode;
  readonly ends: ReactNode;
  /** The first layout: of sections. */
  readonly plain: ReactNode;
}

const LAYOUTS: Variants<MonoShopLayout> = {
  kind: 'monoShop',
  first: { id: 'default', variant: { Page: null } },
  others: monoShopLayouts,
};

/** The home page of a company of one shop, as its theme lays it out. */
export function MonoHome({ site, company, catalogue, shop, form, saved, ends, plain }: MonoHomeProps) {
  const layout = useVariant(LAYOUTS, site);
  if (!layout) return <Skeleton className="h-[calc(var(--u)*40)] w-full" />;
  if (!layout.Page) return plain;
  const { navigation } = site;
  const { categories } = catalogue;
  const services = targetTo(navigation, { kind: 'services' });
  return (
    <layout.Page
      site={site}
      company={company}
      shop={shop}
      picture={shop.pictures[0] ?? categories?.find(({ pictures }) => pictures[0])?.pictures[0]}
      booking={company.booking.active ? services : null}
      services={services}
      categories={categories}
      categoryTarget={catalogueLinks(navigation, [shop], null).category}
      opening={<ShopOpening site={site} shop={shop} />}
      week={<ShopWeek site={site} shop={shop} />}
      search={
        <div className={tw('grid gap-8')}>
          {form}
          {saved}
        </div>
      }
      ends={ends}
    />
  );
}
