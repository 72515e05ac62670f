import type { CallOf } from '../call.ts';
import type { articlesSchemas } from './articles.schemas.ts';

export const listArticles: CallOf<typeof articlesSchemas, 'articles.list'> = {
  name: 'articles.list',
  method: 'GET',
  path: '/api/articles',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const articleBySlug: CallOf<typeof articlesSchemas, 'articles.bySlug'> = {
  name: 'articles.bySlug',
  method: 'GET',
  path: '/api/articles/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const readArticle: CallOf<typeof articlesSchemas, 'articles.read'> = {
  name: 'articles.read',
  method: 'GET',
  path: '/api/articles/{id}',
  role: 'visitor',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const articlesArtebeaute: CallOf<typeof articlesSchemas, 'articles.artebeaute'> = {
  name: 'articles.artebeaute',
  method: 'GET',
  path: '/api/articles/artebeaute',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createArticle: CallOf<typeof articlesSchemas, 'articles.create'> = {
  name: 'articles.create',
  method: 'POST',
  path: '/api/articles',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const changeArticle: CallOf<typeof articlesSchemas, 'articles.update'> = {
  name: 'articles.update',
  method: 'PUT',
  path: '/api/articles/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeArticle: CallOf<typeof articlesSchemas, 'articles.remove'> = {
  name: 'articles.remove',
  method: 'DELETE',
  path: '/api/articles/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
