import type { Shop } from '#domain/catalogue/catalogue.ts';
import { phoneText } from '#widgets/contact/shop/phone-text.ts';
import { Footer, type FooterProps } from './footer.view.tsx';

interface SiteFooterProps extends Omit<FooterProps, 'phone'> {
  /** Null while they are not known. */
  readonly shops: readonly Shop[] | null;
}

/** The foot of every page, with the company's number as its country writes it. */
export function SiteFooter({ shops, ...props }: SiteFooterProps) {
  return <Footer {...props} phone={phoneText(props.company.identity.phone, shops)} />;
}
