import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { PickerPartProps } from '#widgets/shop-picker/picker-state.ts';
import { WithPickerStores } from '#widgets/shop-picker/with-picker-stores.tsx';
import { ContactView } from './contact.view.tsx';
import { ManyShops } from './many/many-shops.tsx';
import { FewShops } from './shop/few-shops.tsx';

interface ContactProps extends Omit<PickerPartProps, 'stores' | 'services' | 'factsOf'> {
  /** Of the search, where there are many shops. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** So many shops are told in full; more of them in brief, with a search. */
const FEW_SHOPS = 3;

/** How to reach the company and where to find its shops. */
export function Contact(props: ContactProps) {
  const { t } = useTexts();
  const { site, company, shops } = props;
  return (
    <ContactView company={company} shops={shops}>
      {shops.length === 0 ? (
        <slot name="empty">
          <EmptyState title={t('shop-picker:empty')} />
        </slot>
      ) : (
        <WithPickerStores site={site} waiting={<Skeleton className="h-96 w-full" />}>
          {(stores) => <Shops {...props} stores={stores} />}
        </WithPickerStores>
      )}
    </ContactView>
  );
}

function Shops({ text, onText, ...props }: ContactProps & { readonly stores: ShopPickerStores }) {
  const parts: PickerPartProps = { ...props, services: [] };
  if (props.shops.length <= FEW_SHOPS) return <FewShops {...parts} />;
  return <ManyShops {...parts} text={text} onText={onText} />;
}
