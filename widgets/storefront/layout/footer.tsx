import type { Shop } from '#domain/catalogue/catalogue.ts';
import { phoneText } from '#widgets/contact/shop/phone-text.ts';
import type { Site } from '#stores/site.ts';
import { CookiesEntry } from '../pop-ups/cookies-entry.tsx';
import { Footer, LINE, type FooterProps } from './footer.view.tsx';

export interface SiteFooterProps extends Omit<FooterProps, 'phone' | 'cookies'> {
  readonly site: Site;
  /** Null while they are not known. */
  readonly shops: readonly Shop[] | null;
}

/** The foot of every page, with the company's number as its country writes it. */
export function SiteFooter({ site, shops, ...props }: SiteFooterProps) {
  const phone = phoneText(props.company.identity.phone, shops);
  return <Footer {...props} phone={phone} cookies={<CookiesEntry site={site} className={LINE} />} />;
}
