import {
  AddToCartButton,
  CartProvider,
  Money,
  ProductProvider,
  ShopifyProvider,
} from '@shopify/hydrogen-react';
import { createRoot } from 'react-dom/client';
import { ROWS } from './rows.ts';

// Forty products with their prices and a cart.
createRoot(document.querySelector('main') ?? document.body).render(
  <ShopifyProvider
    storeDomain={location.origin}
    storefrontToken="none"
    storefrontApiVersion="2026-04"
    countryIsoCode="FR"
    languageIsoCode="FR"
  >
    <CartProvider>
      {ROWS.map(({ id, name, summary }) => (
        <article key={id}>
          <h3>{name}</h3>
          <p>{summary}</p>
          <Money data={{ amount: String(40 + id), currencyCode: 'EUR' }} />
          <ProductProvider data={{ id: `gid://shopify/Product/${id}`, options: [], variants: { nodes: [] } }}>
            <AddToCartButton variantId={`gid://shopify/ProductVariant/${id}`}>Add</AddToCartButton>
          </ProductProvider>
        </article>
      ))}
    </CartProvider>
  </ShopifyProvider>,
);
