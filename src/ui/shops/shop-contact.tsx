import type { Shop } from '#domain/catalogue/catalogue.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '../actions/link.tsx';

/** Telephone and e-mail of a shop, as far as it has them. */
export function ShopContact({ shop }: { readonly shop: Pick<Shop, 'phone' | 'email' | 'address'> }) {
  const { phone, email, address } = shop;
  return (
    <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
      {phone && (
        <ExternalLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {toNationalPhone(phone, address.country)}
        </ExternalLink>
      )}
      {email && (
        <ExternalLink href={`mailto:${email}`} className="[overflow-wrap:anywhere]">
          {email}
        </ExternalLink>
      )}
    </div>
  );
}
