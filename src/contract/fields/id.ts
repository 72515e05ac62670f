import { Type } from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 64, title: 'Id' });
/** A code of a voucher, a coupon or a reward, as it is typed. */
export const TypedCode = Type.String({ minLength: 1, maxLength: 64, title: 'Code' });

/** An id that is a number of the database. */
export const NumericId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const ById = Type.Object({ id: Id });

export const Ids = Type.Array(Id, { title: 'Ids' });

/** The id that planning and tills know something by; of a dash-separated one, the second part. */
export const WrittenExternalId = Type.String({
  pattern: '^([a-zA-Z]+-)?[a-zA-Z0-9]{1,40}$',
  title: 'ExternalId',
});

/** A reply that says no more than that it is done. */
export const Nothing = Type.Object({}, { title: 'Nothing' });
