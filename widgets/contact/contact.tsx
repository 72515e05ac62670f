import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { PickerPartProps } from '#widgets/shop-picker/picker-state.ts';
import type { ShopLinks } from './shop/contact-targets.ts';
import { ContactView } from './contact.view.tsx';

interface ContactProps extends Pick<PickerPartProps, 'site' | 'company' | 'shops'> {
  readonly links: ShopLinks;
  /** Of the search, where there are many shops. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The same once the stores are there. */
export interface KnownContactProps extends ContactProps {
  readonly stores: ShopPickerStores;
}

/** So many shops are told in full; more of them in brief, with a search. */
const FEW_SHOPS = 3;

/** A company has either of them: each comes where it is shown. */
const fewPart = lazyPart(async () => (await import('./shop/few-shops.tsx')).FewShops);
const manyPart = lazyPart(async () => (await import('./many/many-shops.tsx')).ManyShops);

/** How to reach the company and where to find its shops. */
export function Contact(props: ContactProps) {
  const { t } = useTexts();
  const { company, shops } = props;
  return (
    <ContactView company={company} shops={shops}>
      {shops.length > 0 ? (
        <Shops {...props} />
      ) : (
        <slot name="empty">
          <EmptyState title={t('shop-picker:empty')} />
        </slot>
      )}
    </ContactView>
  );
}

function Shops(props: ContactProps) {
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
