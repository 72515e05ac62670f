import { Type } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { AnyShopId, Id } from '../fields/id.ts';
import { Email } from '../fields/person.ts';

export const backInStockSchemas = {
  'backInStock.request': {
    summary: 'Asks for one mail when a sold-out product is back; repeated, it is one request',
    body: Type.Object({
      /** Internal. */
      productId: Id,
      /** Absent: any shop. */
      shopId: Type.Optional(AnyShopId),
      email: Email,
    }),
    /** Available: there is some, and no mail will come. */
    reply: Type.Object({ available: Type.Boolean() }),
  },
  'backInStock.withdraw': {
    summary: 'Withdraws all requests of the address to which the key was sent',
    query: Type.Object({ key: Type.String({ maxLength: 128 }) }),
    reply: Type.Object({ withdrawn: Type.Integer() }),
  },
} satisfies FamilySchemas;
