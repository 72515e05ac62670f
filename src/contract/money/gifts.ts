import type { CallOf } from '../call.ts';
import type { giftsSchemas } from './gifts.schemas.ts';

export const listGifts: CallOf<typeof giftsSchemas, 'gifts.list'> = {
  name: 'gifts.list',
  method: 'GET',
  path: '/api/gifts',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const checkGift: CallOf<typeof giftsSchemas, 'gifts.check'> = {
  name: 'gifts.check',
  method: 'GET',
  path: '/api/gifts/check/{code}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const checkGiftCode: CallOf<typeof giftsSchemas, 'gifts.checkCode'> = {
  name: 'gifts.checkCode',
  method: 'POST',
  path: '/api/gifts/check',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const printGift: CallOf<typeof giftsSchemas, 'gifts.print'> = {
  name: 'gifts.print',
  method: 'POST',
  path: '/api/gifts/print',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const giftUses: CallOf<typeof giftsSchemas, 'gifts.nbused'> = {
  name: 'gifts.nbused',
  method: 'GET',
  path: '/api/gifts/nbused/{a}/{b}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const giftHistory: CallOf<typeof giftsSchemas, 'gifts.history'> = {
  name: 'gifts.history',
  method: 'GET',
  path: '/api/gifts/giftHistory',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const resendGift: CallOf<typeof giftsSchemas, 'gifts.resend'> = {
  name: 'gifts.resend',
  method: 'POST',
  path: '/api/gifts/{id}/resend',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
};
