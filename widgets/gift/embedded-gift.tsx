import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Company } from '#domain/company/company.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import { buildHref } from '#domain/site/routes.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { GiftForm } from './form/gift-form.tsx';
import { GiftSkeleton } from './form/gift-skeleton.view.tsx';
import { Showcase } from './showcase.view.tsx';
import { WithGifts } from './with-gifts.tsx';

interface EmbeddedGiftProps {
  readonly site: Site;
  readonly company: Company;
  readonly base?: string | undefined;
}

/** What there is, where another origin has the form: what a browser keeps of one origin, no other reads. */
function Elsewhere({ gifts, company, base }: EmbeddedGiftProps & { readonly gifts: Gifts }) {
  const { locale } = useTexts();
  const load = useStore(gifts.offer.$load);
  useSuspendedLoad(gifts.offer, locale, load.kind === 'ready' ? null : gifts.offer.ensure);
  useEffect(() => void gifts.offer.ensure(), [gifts]);
  const offer = valueOf(load);
  const address = storefrontBase(base) ?? storefrontBase(company.identity.websiteUrl) ?? '';
  if (!offer) return <GiftSkeleton />;
  return (
    <Showcase
      companyName={company.identity.name}
      themes={offer.themes}
      currency={company.currency}
      href={address + buildHref({ kind: 'gift' }, locale)}
    />
  );
}

/** The form where the storefront is on this page’s origin, and its way to the payment. */
export function EmbeddedGift(props: EmbeddedGiftProps) {
  const { site, company, base } = props;
  const { locale } = useTexts();
  const address = storefrontBase(base);
  const isHere = address !== null && address.startsWith('/');
  const check = { kind: 'gift-check' } as const;
  return (
    <WithGifts site={site} waiting={<GiftSkeleton />}>
      {(gifts) =>
        isHere ? (
          <GiftForm
            site={site}
            company={company}
            gifts={gifts}
            check={{ href: address + buildHref(check, locale), go: () => 'follow' }}
            onOrder={() => gifts.leaveFor(address + buildHref({ kind: 'checkout' }, locale))}
          />
        ) : (
          <Elsewhere {...props} gifts={gifts} />
        )
      }
    </WithGifts>
  );
}
