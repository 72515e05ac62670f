import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';
import { tw } from '#theme/sheet.ts';
import { GiftForm } from './form/gift-form.tsx';
import { GiftSkeleton } from './form/gift-skeleton.view.tsx';
import { WithGifts } from './with-gifts.tsx';

/** Vouchers as a page of the storefront: filled in here, paid at the checkout. */
export function GiftPage({ site, company }: StorefrontPageProps<RouteOf<'gift'>>) {
  const { navigation } = site;
  const check = { kind: 'gift-check' } as const;
  return (
    <div className={tw('@container')}>
      <WithGifts site={site} waiting={<GiftSkeleton />}>
        {(gifts) => (
          <GiftForm
            site={site}
            company={company}
            gifts={gifts}
            check={{
              href: navigation.href(check),
              go: () => afterPaint(() => void navigation.open(check)),
            }}
            onOrder={() => void navigation.open({ kind: 'checkout' })}
          />
        )}
      </WithGifts>
    </div>
  );
}
