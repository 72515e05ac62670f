import type { Shop } from '#domain/catalogue/catalogue.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Target } from '#ui/actions/link.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

/** The way to a reservation at a shop that takes bookings online, else its telephone. */
export function BookButton({
  shop,
  booking,
}: {
  readonly shop: Shop;
  /** Undefined before it is known; null where there is nothing to book. */
  readonly booking: Target | null | undefined;
}) {
  const { t } = useTexts();
  if (shop.bookable && booking === undefined)
    return (
      <Button variant="primary" className="w-full" busy>
        {t('shop:book')}
      </Button>
    );
  if (shop.bookable && booking)
    return (
      <ButtonLink to={booking} className="w-full">
        {t('shop:book')}
      </ButtonLink>
    );
  if (!shop.phone) return null;
  // An address that leaves: the browser follows it by itself.
  const to = { href: `tel:${shop.phone}`, go: () => 'follow' as const };
  return (
    <ButtonLink to={to} className="w-full">
      {t('shop:call', { phone: toNationalPhone(shop.phone, shop.address.country) })}
    </ButtonLink>
  );
}
