import { branded, type Branded } from '../branded.ts';

/** Ids of the catalogue: carts, links and the storage hold these. */
export type ShopId = Branded<string, 'shop'>;
export type ServiceId = Branded<string, 'service'>;
export type ProductId = Branded<string, 'product'>;

/**
 * The second part of the back end's dash-separated `artebeauteId`: times, holds, prices and appointments name shops,
 * services and products by these.
 */
export type ExternalShopId = Branded<string, 'external shop'>;
export type ExternalServiceId = Branded<string, 'external service'>;
export type ExternalProductId = Branded<string, 'external product'>;

type Read<Id extends string> = (text: string) => Id;

export const shopId: Read<ShopId> = branded;
export const serviceId: Read<ServiceId> = branded;
export const productId: Read<ProductId> = branded;
export const externalShopId: Read<ExternalShopId> = branded;
export const externalServiceId: Read<ExternalServiceId> = branded;
export const externalProductId: Read<ExternalProductId> = branded;
