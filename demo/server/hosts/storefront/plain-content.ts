import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { buildPath } from '#domain/site/routes.ts';
import { markup, type Html } from '../../http/pages/html.ts';
import { translate } from '../../texts.ts';
import type { CompanySite } from './site.ts';

/** What stands where the element is not rendered and no script runs: who it is, where, and what there is. */
export function plainContent(
  { tenant, shops, categories }: CompanySite,
  locale: Locale,
  title: string,
): Html {
  const { identity } = tenant.profile;
  return markup`<main class="plain">
    <h1>${title}</h1>
    <noscript><p>${translate(locale, 'page:noscript')}</p></noscript>
    <p>${identity.displayName}. ${translate(locale, 'page:phone')}: ${phoneLink(identity.phone, shops[0]?.publicInfo.address.country ?? '')}</p>
    ${
      categories.length === 0
        ? null
        : markup`<ul>
            ${categories.map((category) => markup`<li><a href="${buildPath({ kind: 'category', shop: null, category: category.slug }, locale)}">${textIn(locale, category.name)}</a></li>`)}
          </ul>`
    }
    <h2>${translate(locale, shops.length === 1 ? 'page:shop' : 'page:shops')}</h2>
    <ul>
      ${shops.map(shopItem)}
    </ul>
  </main>`;
}

function shopItem({ publicInfo }: ShopWire): Html {
  const { address, zipcode, city } = publicInfo.address;
  return markup`<li>${publicInfo.name}, ${address}, ${zipcode} ${city}, ${phoneLink(publicInfo.phone, publicInfo.address.country)}</li>`;
}

function phoneLink(phone: string, country: string): Html {
  return markup`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${toNationalPhone(phone, country)}</a>`;
}

/** What a page whose element is rendered says besides where no script runs: how to book by telephone. */
export function noScriptNotice({ tenant, shops }: CompanySite, locale: Locale): Html {
  const { phone } = tenant.profile.identity;
  const country = shops[0]?.publicInfo.address.country ?? '';
  return markup`<noscript><p class="noscript">${translate(locale, 'page:noscript')} ${phoneLink(phone, country)}</p></noscript>`;
}
