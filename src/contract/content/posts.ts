import type { CallOf } from '../call.ts';
import type { postsSchemas } from './posts.schemas.ts';

export const listPosts: CallOf<typeof postsSchemas, 'posts.list'> = {
  name: 'posts.list',
  method: 'GET',
  path: '/api/posts',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const postBySlug: CallOf<typeof postsSchemas, 'posts.bySlug'> = {
  name: 'posts.bySlug',
  method: 'GET',
  path: '/api/posts/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

/** In every language; drafts too for whoever edits them. */
export const readPost: CallOf<typeof postsSchemas, 'posts.read'> = {
  name: 'posts.read',
  method: 'GET',
  path: '/api/posts/{id}',
  role: 'visitor',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const listEveryPost: CallOf<typeof postsSchemas, 'posts.listEvery'> = {
  name: 'posts.listEvery',
  method: 'GET',
  path: '/api/posts/all',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createPost: CallOf<typeof postsSchemas, 'posts.create'> = {
  name: 'posts.create',
  method: 'POST',
  path: '/api/posts',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const updatePost: CallOf<typeof postsSchemas, 'posts.update'> = {
  name: 'posts.update',
  method: 'PUT',
  path: '/api/posts/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removePost: CallOf<typeof postsSchemas, 'posts.remove'> = {
  name: 'posts.remove',
  method: 'DELETE',
  path: '/api/posts/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
