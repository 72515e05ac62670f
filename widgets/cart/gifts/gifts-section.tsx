import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { storefrontLink, type StorefrontLink } from '#stores/navigation/storefront-link.ts';
import type { Site } from '#stores/site.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { WaitingLines } from '../parts/waiting-lines.view.tsx';
import { GiftsCartView } from './gifts-cart.view.tsx';

interface GiftsSectionProps {
  readonly site: Site;
  readonly company: Company;
  readonly gifts: Gifts;
  /** Where the company's storefront is, as the page around says. */
  readonly base?: string | undefined;
  /** What stands below them leads to the checkout of all. */
  readonly isOrderedBelow: boolean;
  /** The visitor goes to another page. */
  readonly onLeave?: (() => void) | undefined;
}

/** The way to the form of one of them, unless the page around keeps the visitor here. */
function changeLink({ site, gifts, base, onLeave }: GiftsSectionProps, id: string): StorefrontLink | null {
  const link = storefrontLink({ site, base }, { kind: 'gift' }, () => {
    gifts.change(id);
    onLeave?.();
  });
  return (
    link && {
      href: link.href,
      go() {
        const way = link.go();
        if (way === 'follow') gifts.change(id);
        return way;
      },
    }
  );
}

/** The vouchers of the cart. */
export function GiftsSection(props: GiftsSectionProps) {
  const { site, company, gifts, base, isOrderedBelow, onLeave } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const list = useStore(gifts.$list);
  const texts = useStore(site.texts.$texts);
  useEffect(() => void site.texts.ensure('gift'), [site]);
  if (!texts.has('gift')) return <WaitingLines />;
  return (
    <GiftsCartView
      list={list}
      currency={company.currency}
      change={({ id }) => changeLink(props, id)}
      onRemove={({ id, gift }) => {
        gifts.remove(id);
        announce(t('gift:listed.removed', { name: gift.recipient.name }));
      }}
      checkout={isOrderedBelow ? null : storefrontLink({ site, base }, { kind: 'checkout' }, onLeave)}
    />
  );
}
