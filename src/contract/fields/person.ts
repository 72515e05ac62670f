import { Type } from 'typebox';

/** What is asked of people, customers and staff alike. */

export const Email = Type.String({ minLength: 3, maxLength: 254 });
export const Name = Type.String({ minLength: 1, maxLength: 100 });
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });
/** As E.164, or as it is dialled in the country that is named. */
export const Phone = Type.String({ minLength: 4, maxLength: 40 });
/** A code that was sent. */
export const Digits = Type.String({ pattern: '^\\d{6}$' });
/** As it travelled in a mail: the database keeps its hash. */
export const LetterToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,128}$' }) });
