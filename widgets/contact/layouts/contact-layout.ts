import type { ComponentType } from 'react';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { PickerPartProps } from '#widgets/shop-picker/picker-state.ts';
import type { ShopLinks } from '../shop/contact-targets.ts';

/** What every layout of the page that says how to reach a company is given. */
export interface ContactProps extends Pick<PickerPartProps, 'site' | 'company' | 'shops'> {
  readonly links: ShopLinks;
  /** Of the search, where there are many shops. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The same once the stores are there. */
export interface KnownContactProps extends ContactProps {
  readonly stores: ShopPickerStores;
}

/** So many shops are seen at a glance, without a search. */
export const FEW_SHOPS = 3;

export interface ContactLayout {
  readonly Page: ComponentType<ContactProps>;
}
