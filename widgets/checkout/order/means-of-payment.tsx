import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Checkout } from '#stores/checkout/checkout.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useLightSlot } from '#ui/environment/use-light-slot.ts';
import { useTexts } from '#ui/texts.ts';
import { MeansOfPaymentView } from './means-of-payment.view.tsx';

interface MeansOfPaymentProps {
  readonly site: Site;
  readonly checkout: Checkout;
  readonly company: Company;
  /** Null: nothing is handed out in one, and the company's first takes the money. */
  readonly shop: Shop | null;
}

/** Whether what is shown there is dark. */
function isDark(element: Element): boolean {
  const schemes = getComputedStyle(element).colorScheme.split(' ');
  const isEither = schemes.includes('light') || schemes.includes('normal');
  return schemes.includes('dark') && (!isEither || matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The fields of the provider, in a node of the page itself; where it has a page of its own, that one goes there. */
export function MeansOfPayment({ site, checkout, company, shop }: MeansOfPaymentProps) {
  const { locale } = useTexts();
  const [first] = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const { externalId = '' } = shop ?? first ?? {};
  const { fields } = checkout;
  const state = useStore(fields.$state);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement | null>(null);
  const open = () => {
    const node = shown.current;
    if (node) void fields.open(node, { shop: externalId, isDark: isDark(place.current ?? node) });
  };
  // The provider's fields speak the language in which they were opened.
  const name = useLightSlot(place, `${externalId} ${locale}`, (node) => {
    shown.current = node;
    open();
    return () => {
      shown.current = null;
      fields.close();
    };
  });
  return (
    <MeansOfPaymentView provider={company.payment.provider} kind={fields.kind()} state={state} onRetry={open}>
      <div ref={place}>
        <slot name={name} />
      </div>
    </MeansOfPaymentView>
  );
}
