import type { CallOf } from '../call.ts';
import type { themesSchemas } from './themes.schemas.ts';

const facts = { audience: 'back-office', tenancy: 'company' } as const;

export const readDraft: CallOf<typeof themesSchemas, 'themes.draft'> = {
  name: 'themes.draft',
  method: 'GET',
  path: '/api/themes/draft',
  role: 'provider',
  idempotency: 'safe',
  ...facts,
};

export const saveDraft: CallOf<typeof themesSchemas, 'themes.save'> = {
  name: 'themes.save',
  method: 'PUT',
  path: '/api/themes/draft',
  role: 'admin',
  idempotency: 'natural',
  ...facts,
};

export const publishDraft: CallOf<typeof themesSchemas, 'themes.publish'> = {
  name: 'themes.publish',
  method: 'POST',
  path: '/api/themes/published',
  role: 'admin',
  idempotency: 'key',
  ...facts,
};

export const listPublished: CallOf<typeof themesSchemas, 'themes.published'> = {
  name: 'themes.published',
  method: 'GET',
  path: '/api/themes/published',
  role: 'provider',
  idempotency: 'safe',
  ...facts,
};

export const restorePublished: CallOf<typeof themesSchemas, 'themes.restore'> = {
  name: 'themes.restore',
  method: 'POST',
  path: '/api/themes/published/{number}/restore',
  role: 'admin',
  idempotency: 'key',
  ...facts,
};

export const changesOfRestore: CallOf<typeof themesSchemas, 'themes.restoring'> = {
  name: 'themes.restoring',
  method: 'GET',
  path: '/api/themes/published/{number}/restore',
  role: 'provider',
  idempotency: 'safe',
  ...facts,
};

export const publishedLook: CallOf<typeof themesSchemas, 'themes.look'> = {
  name: 'themes.look',
  method: 'GET',
  path: '/api/themes/look',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

/** Repeated, it gives the same files: they are named by what they hold. */
export const copyFont: CallOf<typeof themesSchemas, 'themes.copyFont'> = {
  name: 'themes.copyFont',
  method: 'POST',
  path: '/api/themes/fonts',
  role: 'admin',
  idempotency: 'natural',
  ...facts,
};

/** Each call gives another token, and the former ones stay good: one too many does no harm, and no kept answer holds any. */
export const openPreview: CallOf<typeof themesSchemas, 'themes.preview'> = {
  name: 'themes.preview',
  method: 'POST',
  path: '/api/themes/preview',
  role: 'provider',
  idempotency: 'natural',
  ...facts,
};
