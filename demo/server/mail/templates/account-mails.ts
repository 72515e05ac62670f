import { buildPath, unprefixedLocale, type Route } from '#domain/site/routes.ts';
import { FEATURE_ROUTES } from '#server/render/feature-routes.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { translate } from '../../texts.ts';
import type { Tenant } from '../../router/route.ts';
import type { MailPair } from '../mail-items.ts';
import { textMail } from './text-mail.ts';
import { sendMail } from '../outbox.ts';

/** For whom a mail about an account is. */
export interface AccountReader {
  readonly tenant: Tenant;
  readonly to: string;
  readonly locale: Locale;
  /** Empty where it is not known. */
  readonly firstname?: string;
  /** False: they are to be forgotten once the mail has left. */
  readonly isKept?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

type CodePurpose = 'register' | 'signIn' | 'change' | 'prove';

export async function mailCode(
  tx: Database,
  reader: AccountReader,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const { locale, tenant } = reader;
  await sendAccountMail(tx, reader, {
    subject: translate(locale, 'mail:account.code.subject', {
      code,
      company: tenant.profile.identity.displayName,
    }),
    paragraphs: [
      translate(locale, `mail:account.code.${purpose}`, { code }),
      translate(locale, 'mail:account.code.life'),
      translate(locale, 'mail:account.ignore'),
    ],
  });
}

/** A mail that was asked for, with a link that does what it says. */
export async function mailLink(
  tx: Database,
  reader: AccountReader,
  kind: 'known' | 'unknown' | 'signIn' | 'insteadOfCode' | 'reset',
  url: string,
): Promise<void> {
  const { locale, tenant } = reader;
  const company = tenant.profile.identity.displayName;
  await sendAccountMail(tx, reader, {
    subject: translate(locale, `mail:account.${kind}.subject`, { company }),
    paragraphs: [translate(locale, `mail:account.${kind}.text`), translate(locale, 'mail:account.ignore')],
    link: { url, label: translate(locale, `mail:account.${kind}.link`) },
  });
}

interface Body {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly pairs?: readonly MailPair[];
  readonly link?: { readonly url: string; readonly label: string };
}

/** A mail to whom an account belongs, or who asked for one. */
export async function sendAccountMail(tx: Database, reader: AccountReader, body: Body): Promise<void> {
  const { tenant, to, locale, now, firstname = '', isKept = true } = reader;
  const { profile } = tenant;
  const greeting =
    firstname === ''
      ? translate(locale, 'mail:account.hello')
      : translate(locale, 'mail:confirmed.hello', { firstname });
  await sendMail(
    tx,
    { companyId: tenant.id, from: profile.identity.email, to, locale, isKept, now },
    textMail(locale, { ...body, greeting, company: profile }),
  );
}

/** The address of a page of the company's site in a language that the site speaks. */
export function pageAddress(origin: string, { profile }: Tenant, route: Route, locale: Locale): string {
  const spoken = LOCALES.filter((each) => profile.booker.langs[each]);
  return (
    origin + buildPath(route, spoken.includes(locale) ? locale : unprefixedLocale(spoken), FEATURE_ROUTES)
  );
}

/** An account is opened at the end of a booking. */
export function bookingAddress(origin: string, tenant: Tenant, locale: Locale): string {
  return pageAddress(origin, tenant, { kind: 'services' }, locale);
}
