import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import { checkContact, type ContactField } from '#domain/people/contact-details.ts';
import type { Company } from '#domain/company/company.ts';
import type { Checkout } from '#stores/checkout/checkout.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import { useTexts } from '#ui/texts.ts';
import { CodesView } from '#widgets/order-form/codes.view.tsx';
import { Login } from '#widgets/order-form/login/login.tsx';
import { OtherContactView } from '#widgets/order-form/other-contact.view.tsx';
import { Terms } from '#widgets/order-form/terms.tsx';
import type { FieldErrors } from '#widgets/order-form/use-contact-form.ts';
import { CheckoutView } from './checkout.view.tsx';
import { MeansOfPayment } from './means-of-payment.tsx';

interface CheckoutFormProps {
  readonly site: Site;
  readonly company: Company;
  readonly checkout: Checkout;
  readonly lines: readonly ShownProductLine[];
  readonly shop: Shop;
}

const NONE: FieldErrors = {};
const FIELDS: readonly ContactField[] = ['firstname', 'lastname', 'email', 'phone'];

/** The fields of the buyer that the back end blames, whatever path it writes before their names. */
function blamed({ $stage }: Checkout): FieldErrors {
  const stage = $stage.get();
  if (stage.kind !== 'refused' || stage.problem === null) return NONE;
  const { field, message, errors = [] } = stage.problem;
  const all = field ? [...errors, { field, message }] : errors;
  return Object.fromEntries(
    all.flatMap((error) => {
      const name = FIELDS.find((one) => error.field.split(/[./]/).at(-1) === one);
      return name ? [[name, { message: error.message }] as const] : [];
    }),
  );
}

function Codes({ checkout }: Pick<CheckoutFormProps, 'checkout'>) {
  const { t } = useTexts();
  const { codes, asking, refused } = useStore(checkout.$codes);
  const isWrong = refused?.type === 'coupon_refused' || refused?.type === 'voucher_refused';
  return (
    <CodesView
      codes={codes}
      asking={asking}
      refused={refused && (isWrong ? t('checkout:codeWrong') : refused.message)}
      onAdd={(code) => void checkout.addCode(code)}
      onRemove={checkout.removeCode}
    />
  );
}

/** The order form with all that is known of it. */
export function CheckoutForm({ site, company, checkout, lines, shop }: CheckoutFormProps) {
  const buyer = useStore(checkout.$buyer);
  const other = useStore(checkout.$other);
  const stage = useStore(checkout.$stage);
  const load = useStore(checkout.$price);
  const fieldsState = useStore(checkout.fields.$state);
  const session = useStore(site.session.$session);
  const isOffline = useOffline();
  const [{ refused, attempt }, setTried] = useState({ refused: NONE, attempt: 0 });
  const price = valueOf(load);
  const { country } = shop.address;
  const pay = async () => {
    const outcome = await checkout.pay();
    const errors = outcome.kind === 'invalid' ? outcome.errors : blamed(checkout);
    const isRefused = Object.keys(errors).length > 0;
    setTried((tried) => ({ refused: errors, attempt: tried.attempt + (isRefused ? 1 : 0) }));
  };
  return (
    <CheckoutView
      buyer={buyer}
      country={country}
      isKnown={session.kind === 'customer' && checkContact({ ...buyer, message: '' }, country).kind === 'ok'}
      refused={refused}
      attempt={attempt}
      lines={lines}
      shop={shop}
      currency={company.currency}
      price={price}
      problem={load.kind === 'failed' ? load.problem : null}
      stage={stage}
      isOffline={isOffline}
      canPay={price?.now === 0 || fieldsState === 'ready'}
      login={<Login site={site} country={country} onCustomer={() => undefined} />}
      other={other && <OtherContactView {...other} onTake={checkout.takeOther} />}
      codes={<Codes checkout={checkout} />}
      means={price && price.now > 0 && <MeansOfPayment checkout={checkout} company={company} shop={shop} />}
      terms={<Terms site={site} written={company.legalSections} />}
      onEdit={checkout.edit}
      onPay={() => void pay()}
      onAskAgain={() => void checkout.check()}
      onRetryPrice={() => void checkout.reprice()}
    />
  );
}
