import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company.ts';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { targetTo } from '../place/target.ts';
import type { Ground } from '../place/use-ground.ts';
import { ContactView, FEW_SHOPS } from './contact.view.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';

interface ContactProps {
  readonly site: Site;
  readonly company: Company;
  readonly ground: Ground;
}

const manyShopsPart = lazyPart(() => import('./many-shops.view.tsx'));

/** How to reach the company; many shops come with a search, and with code of their own. */
export function Contact({ site, company, ground }: ContactProps) {
  const { shops } = ground;
  const isMany = (shops?.length ?? 0) > FEW_SHOPS;
  const texts = useStore(site.texts.$texts);
  const part = manyShopsPart.usePart(isMany);
  useEffect(() => {
    if (isMany) void site.texts.ensure('finder');
  }, [site, isMany]);
  if (!shops || (isMany && (part.kind === 'waiting' || !texts.has('finder')))) return <PagesSkeleton />;
  const targetOf = (shop: Shop) => targetTo(site.navigation, { kind: 'shop', shop: shop.slug });
  return (
    <ContactView
      company={company}
      shops={shops}
      targetOf={targetOf}
      many={
        part.kind === 'ready' ? (
          <part.value.ManyShops shops={shops} targetOf={targetOf} />
        ) : (
          part.kind === 'failed' && <ErrorState onRetry={part.retry} />
        )
      }
    />
  );
}
