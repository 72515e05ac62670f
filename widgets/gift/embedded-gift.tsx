import type { Company } from '#domain/company/company.ts';
import { storefrontOf, storefrontPath } from '#domain/shops/storefront-base.ts';
import { buildHref } from '#domain/site/routes.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { GiftForm } from './form/gift-form.tsx';
import { GiftSkeleton } from './form/gift-skeleton.view.tsx';
import { Offered } from './form/offered.tsx';
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
  const address = storefrontOf(base, company) ?? '';
  return (
    <Offered gifts={gifts}>
      {({ themes }) => (
        <Showcase
          companyName={company.identity.name}
          themes={themes}
          currency={company.currency}
          href={address + buildHref({ kind: 'gift' }, locale)}
        />
      )}
    </Offered>
  );
}

/** The form where the storefront is on this page’s origin, and its way to the payment. */
export function EmbeddedGift(props: EmbeddedGiftProps) {
  const { site, company, base } = props;
  const { locale } = useTexts();
  const path = storefrontPath(base);
  const check = { kind: 'gift-check' } as const;
  return (
    <WithGifts site={site} waiting={<GiftSkeleton />}>
      {(gifts) =>
        path !== null ? (
          <GiftForm
            site={site}
            company={company}
            gifts={gifts}
            check={{ href: path + buildHref(check, locale), go: () => 'follow' }}
            onOrder={() => gifts.leaveFor(path + buildHref({ kind: 'checkout' }, locale))}
          />
        ) : (
          <Elsewhere {...props} gifts={gifts} />
        )
      }
    </WithGifts>
  );
}
