import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';

/** What a company's pictures are sorted by. */
const Folder = Type.Union([
  Type.Literal('general'),
  Type.Literal('posts'),
  Type.Literal('events'),
  Type.Literal('shops'),
  Type.Literal('articles'),
  Type.Literal('company'),
  Type.Literal('gifts'),
]);
export type MediaFolder = Static<typeof Folder>;

/** A picture that was uploaded: an image as anything may show it, whose `format` may be jpg too. */
export const MediaWire = Type.Object({
  ...ImageWire.properties,
  id: Type.String(),
  dir: Folder,
  /** Pixels of the widest. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type MediaWire = Static<typeof MediaWire>;

const MEGABYTE = 1024 * 1024;
const InFolder = { dir: Type.Optional(Folder) };
const common = { role: 'staff', audience: 'back-office', tenancy: 'company' } as const;

export const listMedias = call({
  ...common,
  name: 'medias.list',
  summary: 'A page of the pictures that the company has uploaded, the newest first',
  method: 'GET',
  path: '/medias',
  idempotency: 'safe',
  query: Type.Object({ ...PageQuery, ...InFolder }),
  reply: pageOf(MediaWire),
});

export const uploadImage = call({
  ...common,
  name: 'medias.uploadImage',
  summary: 'Keeps one picture (JPEG, PNG, WebP, AVIF or GIF; at most 5 MiB and 40 megapixels)',
  method: 'POST',
  path: '/upload/image',
  idempotency: 'key',
  query: Type.Object(InFolder),
  files: { most: 1, largest: 5 * MEGABYTE },
  reply: MediaWire,
});

export const uploadImages = call({
  ...common,
  name: 'medias.uploadImages',
  summary: 'Keeps up to ten pictures, all of them or none',
  method: 'POST',
  path: '/upload/images',
  idempotency: 'key',
  query: Type.Object(InFolder),
  files: { most: 10, largest: 5 * MEGABYTE },
  reply: Type.Array(MediaWire),
});

export const mediasCalls: readonly Call[] = [listMedias, uploadImage, uploadImages];
