import { instant } from '#domain/time/instant.ts';
import type { Visit } from '../../booking/visit.ts';
import type { Database } from '../../database/database.ts';
import { sendMail } from '../../mail/outbox.ts';
import { textMail, type TextTemplate } from '../../mail/templates/text-mail.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import type { WaitingRow } from '../waiting-row.ts';
import { placeUrl } from './place-url.ts';
import { localeOf } from './wish-words.ts';

export interface WaitingMail {
  readonly waiting: Pick<
    WaitingRow,
    | 'id'
    | 'email'
    | 'locale'
    | 'serviceIds'
    | 'practitionerId'
    | 'firstDate'
    | 'lastDate'
    | 'fromMinute'
    | 'untilMinute'
  >;
  readonly visit: Visit;
  readonly key: string;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

type Words = Omit<TextTemplate, 'greeting' | 'last' | 'company'> & {
  /** What the way off the list is called. */
  readonly leave: PlainServerTextKey;
};

/** A mail to somebody who waits, from their salon; it ends with the way off the list. */
export async function sendWaitingMail(
  tx: Database,
  { waiting, visit: { tenant }, key, origin, now }: WaitingMail,
  { leave, ...words }: Words,
): Promise<void> {
  const { profile } = tenant;
  const locale = localeOf(waiting);
  const url = placeUrl(origin, locale, { id: waiting.id, key, leaves: true });
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: profile.identity.email,
      to: waiting.email,
      locale,
      unsubscribeUrl: url,
      now: instant(now),
    },
    textMail(locale, {
      ...words,
      greeting: translate(locale, 'mail:account.hello'),
      last: { url, label: translate(locale, leave) },
      company: profile,
    }),
  );
}
