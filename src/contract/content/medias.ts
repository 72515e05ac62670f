import type { CallOf } from '../call.ts';
import type { mediasSchemas } from './medias.schemas.ts';

const MEGABYTE = 1024 * 1024;

export const listMedias: CallOf<typeof mediasSchemas, 'medias.list'> = {
  name: 'medias.list',
  method: 'GET',
  path: '/medias',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const uploadImage: CallOf<typeof mediasSchemas, 'medias.uploadImage'> = {
  name: 'medias.uploadImage',
  method: 'POST',
  path: '/upload/image',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
  files: { most: 1, largest: 5 * MEGABYTE },
};

export const uploadImages: CallOf<typeof mediasSchemas, 'medias.uploadImages'> = {
  name: 'medias.uploadImages',
  method: 'POST',
  path: '/upload/images',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
  files: { most: 10, largest: 5 * MEGABYTE },
};
