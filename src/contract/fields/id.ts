import { Type, type TSchema } from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 64, title: 'Id' });
/** A code of a voucher, a coupon or a reward, as it is typed. */
export const TypedCode = Type.String({ minLength: 1, maxLength: 64, title: 'Code' });

/** An id that is a number of the database. */
export const NumericId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const shopId = (title: string, description: string) =>
  Type.String({ minLength: 1, maxLength: 64, title, description });

export const ShopId = shopId('ShopId', 'Internal');
export const ExternalShopId = shopId('ExternalShopId', 'External');
/** Whoever reads it looks for both. */
export const AnyShopId = shopId('AnyShopId', 'Internal or external');

/** In a query an empty one is as one that is left out. */
export const orEmpty = <Kind extends TSchema>(kind: Kind) => Type.Union([kind, Type.Literal('')]);

export const ShopIds = Type.Array(ShopId, { maxItems: 500, title: 'ShopIds' });

/** Ids of a kind with commas between them, in so many letters at most. */
export const joinedIds = (kind: 'AnyShopId' | 'ExternalShopId', maxLength: number) =>
  Type.String({ maxLength, description: `${kind}s, comma-joined` });

export const ById = Type.Object({ id: Id });

export const Ids = Type.Array(Id, { title: 'Ids' });

/** The id that planning and tills know something by; of a dash-separated one, the second part. */
export const WrittenExternalId = Type.String({
  pattern: '^([a-zA-Z]+-)?[a-zA-Z0-9]{1,40}$',
  title: 'ExternalId',
});

/** A reply that says no more than that it is done. */
export const Nothing = Type.Object({}, { title: 'Nothing' });
