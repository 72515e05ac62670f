import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { formatTimeZone } from '#domain/time/format-time.ts';
import { instant } from '#domain/time/instant.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { translate, type TextValues } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';
import { phoneHref } from '../visit/shop-pairs.ts';
import { spokenMoment } from '../visit/spoken-visit.ts';
import { pageAddress, sendAccountMail, type AccountReader } from './account-mails.ts';

type Notice =
  | 'passwordChanged'
  | 'emailChanged'
  | 'phoneChanged'
  | 'phoneTaken'
  | 'providerLinked'
  | 'passkeyCreated'
  | 'erased';

interface Noticed extends AccountReader, Pick<ServerContext, 'originOf'> {}

/**
 * What happened to an account, told to whom it belongs: perhaps it was somebody else. It says when, how to reach the company, and leads
 * to another password, but where that would be sent to another address by now, or to nobody.
 */
export async function mailNotice<const Kind extends Notice>(
  tx: Database,
  { originOf, ...reader }: Noticed,
  kind: Kind,
  ...values: TextValues<`mail:account.${Kind}.text`>
): Promise<void> {
  const { locale, tenant, now } = reader;
  const subject: `mail:account.${Notice}.subject` = `mail:account.${kind}.subject`;
  const text = translate(locale, `mail:account.${kind}.text`, ...values);
  const place = await placeOf(tx, tenant.id);
  const pairs = [momentPair(locale, place.timeZone, now), ...contactPairs(reader, place.country)];
  if (kind === 'emailChanged' || kind === 'erased') {
    const paragraphs = [text, translate(locale, 'mail:account.alertContact')];
    return sendAccountMail(tx, reader, { subject: translate(locale, subject), paragraphs, pairs });
  }
  const origin = await companyOrigin({ db: tx, originOf }, tenant.id);
  return sendAccountMail(tx, reader, {
    subject: translate(locale, subject),
    paragraphs: [text, translate(locale, 'mail:account.alert')],
    pairs,
    link: {
      url: pageAddress(origin, tenant, { kind: 'auth', page: 'forgot-password' }, locale),
      label: translate(locale, 'mail:account.link'),
    },
  });
}

/** An account is of no shop: a company's clock and its way of writing numbers are those of its first. */
async function placeOf(
  tx: Database,
  companyId: string,
): Promise<{ readonly timeZone: string; readonly country: string }> {
  const [first] = await tx
    .select({ timeZone: shops.timeZone, address: shops.address })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.removed, false)))
    .orderBy(asc(shops.position), asc(shops.id))
    .limit(1);
  return { timeZone: first?.timeZone ?? 'UTC', country: first?.address.country ?? '' };
}

/** With its zone: whoever reads it may be anywhere. */
function momentPair(locale: Locale, timeZone: string, now: number): MailPair {
  const start = instant(now);
  const moment = spokenMoment(locale, { timeZone, start, now: start });
  return {
    term: translate(locale, 'mail:account.when'),
    value: `${moment} (${formatTimeZone(locale, timeZone, start)})`,
  };
}

function contactPairs({ locale, tenant }: AccountReader, country: string): MailPair[] {
  const { phone, email } = tenant.profile.identity;
  return [
    {
      term: translate(locale, 'mail:confirmed.phone'),
      value: toNationalPhone(phone, country),
      href: phoneHref(phone),
    },
    { term: translate(locale, 'mail:salon.email'), value: email, href: `mailto:${encodeURI(email)}` },
  ].filter(({ value }) => value !== '');
}
