import ShopifyBuy from '@shopify/buy-button-js';

// Its first screen needs a shop: what is measured is what it takes until it asks for one.
const client = ShopifyBuy.buildClient({ domain: 'none.localhost', storefrontAccessToken: 'none' });
void ShopifyBuy.UI.init(client)
  .createComponent('product', { id: '1', node: document.querySelector('main') })
  .catch(() => {});
