import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { FEW_SHOPS, type ContactLayout, type ContactProps } from './layouts/contact-layout.ts';
import { contactLayouts } from './layouts/variants.ts';
import { ContactView, NoShops } from './contact.view.tsx';

/** A company has either of them: each comes where it is shown. */
const fewPart = lazyPart(async () => (await import('./shop/few-shops.tsx')).FewShops);
const manyPart = lazyPart(async () => (await import('./many/many-shops.tsx')).ManyShops);

/** The shops below how to reach the company. */
function PlainContact(props: ContactProps) {
  const { company, shops } = props;
  return (
    <ContactView company={company} shops={shops}>
      {shops.length > 0 ? <Shops {...props} /> : <NoShops />}
    </ContactView>
  );
}

const LAYOUTS: Variants<ContactLayout> = {
  kind: 'contact',
  first: { id: 'default', variant: { Page: PlainContact } },
  others: contactLayouts,
};

/** How to reach the company and where to find its shops. */
export function Contact(props: ContactProps) {
  const layout = useVariant(LAYOUTS, props.site);
  return layout ? <layout.Page {...props} /> : <PagesSkeleton />;
}

function Shops(props: ContactProps) {
  // A few are told in full, more of them in brief, with a search.
  const isMany = props.shops.length > FEW_SHOPS;
  const opened = useOpened(props.site, shopPickerFeature);
  const few = fewPart.usePart(!isMany);
  const many = manyPart.usePart(isMany);
  const part = isMany ? many : few;
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (opened.kind === 'waiting' || part.kind === 'waiting') return <Skeleton className="h-96 w-full" />;
  return <part.value {...props} stores={opened.value} />;
}
