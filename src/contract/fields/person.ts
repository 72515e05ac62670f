import { Type } from 'typebox';
import { entity } from '../entity.ts';

/** What is asked of people, customers and staff alike. */

export const Email = Type.String({ minLength: 3, maxLength: 254, title: 'Email' });
export const Name = Type.String({ minLength: 1, maxLength: 100, title: 'PersonName' });
export const NewPassword = Type.String({ minLength: 8, maxLength: 128, title: 'NewPassword' });
/** As E.164, or as it is dialled in the country that is named. */
export const Phone = Type.String({ minLength: 4, maxLength: 40, title: 'Phone' });
/** A code that was sent. */
export const Digits = Type.String({ pattern: '^\\d{6}$', title: 'Digits' });
/** Random and the browser’s own: one in which the account was entered before does not wait for the guesses of others. */
export const Device = Type.String({ maxLength: 64 });
/** Of the words by which letters with offers are agreed to; empty: they are not. */
export const MarketingVersion = Type.String({ maxLength: 7 });
/** As it travelled in a mail: the database keeps its hash. */
export const MailToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,128}$' }) });

/** What a log-in is tried with. */
export const Credentials = entity('Credentials', {
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 128 }),
});
export const ChosenPassword = entity('ChosenPassword', { password: NewPassword });
