import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../../../database/database.ts';
import { shops } from '../../../../database/schema/catalogue.ts';
import type { SaleAsk } from '../../../../sales/ask.ts';
import { cartBy, paymentBy } from '../../../carts.ts';
import type { ProviderPage } from '../../hosted/provider-page.ts';
import { VERSION } from '../monetico-client.ts';
import type { MoneticoKey } from '../monetico-key.ts';
import { sealed, type Fields } from '../monetico-seal.ts';
import { dateText, moneyText } from '../monetico-writing.ts';

interface Order {
  readonly key: MoneticoKey;
  readonly page: ProviderPage;
  readonly locale: Locale;
  readonly openedAt: Date;
  /** Where whoever has paid comes back to, and whoever has not. */
  readonly urls: { readonly paid: string; readonly left: string };
}

/** What a browser sends Monetico to pay an order, with its seal. */
export async function moneticoForm(
  db: Database,
  { key, page, locale, openedAt, urls }: Order,
): Promise<Fields> {
  const { companyId, reference, pageId, amount, currency } = page;
  const payment = await paymentBy(db, companyId, reference);
  const cart = payment && (await cartBy(db, companyId, payment.cartId));
  const mail = cart?.buyer.email ?? '';
  const context = { billing: await billingAddress(db, companyId, cart?.ask ?? null) };
  return sealed(
    {
      version: VERSION,
      TPE: key.tpe,
      societe: key.societe,
      lgue: locale.toUpperCase(),
      date: dateText(openedAt),
      montant: moneyText(amount, currency),
      reference: pageId,
      'texte-libre': reference,
      contexte_commande: Buffer.from(JSON.stringify(context)).toString('base64'),
      url_retour_ok: urls.paid,
      url_retour_err: urls.left,
      ...(mail !== '' && { mail }),
    },
    key.secret,
  );
}

/** Monetico wants an address of everybody: whoever is served in a shop gives none, and that of the shop stands for it. */
async function billingAddress(db: Database, companyId: string, ask: SaleAsk | null) {
  if (ask?.address !== undefined) {
    const { street, zipcode, city, country } = ask.address;
    return written(street, { zipcode, city, country });
  }
  const ofCompany = and(eq(shops.companyId, companyId), eq(shops.removed, false));
  const rows = await db
    .select({ externalId: shops.externalId, address: shops.address })
    .from(shops)
    .where(ofCompany)
    .orderBy(asc(shops.position));
  const shop = rows.find(({ externalId }) => externalId === ask?.shopId) ?? rows[0];
  return shop === undefined ? {} : written(shop.address.address, shop.address);
}

const written = (
  street: string,
  { zipcode, city, country }: { readonly zipcode: string; readonly city: string; readonly country: string },
) => ({
  addressLine1: street.slice(0, 50),
  city: city.slice(0, 50),
  postalCode: zipcode.slice(0, 10),
  country,
});
