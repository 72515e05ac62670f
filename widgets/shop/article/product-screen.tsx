import { useEffect, useState, type Ref } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useIsHydrating, useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { loadSanitiser } from '#ui/media/safe-html.tsx';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../product-target.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import { Buy, isSoldOnline } from './buy.tsx';
import { HandOver } from './offer/hand-over.view.tsx';
import { ProductSkeleton } from './product-skeleton.view.tsx';
import { ProductView } from './product.view.tsx';
import { Related } from './related.tsx';

export interface ProductScreenProps extends OpenedEshop {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly slug: string;
  readonly base?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** What cleans the words of a product: without it the words alone are shown. A server's markup is clean. */
function useSanitiser(): boolean {
  const [isPrepared, setPrepared] = useState(useIsHydrating());
  useEffect(() => {
    void loadSanitiser()
      .catch(() => {})
      .then(() => setPrepared(true));
  }, []);
  return isPrepared;
}

/** A product, to be looked at and bought. */
export function ProductScreen(props: ProductScreenProps) {
  const { site, catalogue, company, shops, slug, base, headingRef } = props;
  const { locale, t } = useTexts();
  const product = catalogue.product(slug);
  const load = useStore(product.$load);
  useSuspendedLoad(product, locale, load.kind === 'ready' ? null : product.ensure);
  useEffect(() => void product.ensure(), [product]);
  const isPrepared = useSanitiser();
  const all = productTarget({ site, locale, base }, { kind: 'eshop' });
  if (load.kind === 'failed') {
    return (
      <slot name="error">
        <ErrorState problem={load.problem} onRetry={() => void product.ensure()} />
      </slot>
    );
  }
  if (load.kind !== 'ready' || !isPrepared) return <ProductSkeleton />;
  if (!load.value) {
    return (
      <EmptyState
        title={t('eshop:missing.title')}
        text={t('eshop:missing.text')}
        action={<ButtonLink to={all}>{t('eshop:back')}</ButtonLink>}
        {...(headingRef ? { focusRef: headingRef } : {})}
      />
    );
  }
  const { value } = load;
  return (
    <ProductView
      product={value}
      currency={company.currency}
      back={all}
      headingRef={headingRef}
      handOver={
        isSoldOnline(company, value, shops) && (
          <HandOver price={value.price} currency={company.currency} terms={company.delivery} />
        )
      }
      buying={<Buy {...props} product={value} />}
      related={<Related {...props} product={value} currency={company.currency} />}
    />
  );
}
