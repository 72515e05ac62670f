import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entityFrom } from '../entity.ts';
import { ImageWire } from '../fields/media.ts';
import { PageQuery, pageOf } from '../fields/page.ts';

/** What a company's pictures are sorted by. */
const Folder = Type.Union(
  [
    Type.Literal('general'),
    Type.Literal('posts'),
    Type.Literal('events'),
    Type.Literal('shops'),
    Type.Literal('articles'),
    Type.Literal('company'),
    Type.Literal('gifts'),
  ],
  { title: 'MediaFolder' },
);

export type MediaFolder = Static<typeof Folder>;

/** A picture that was uploaded: an image as anything may show it, whose `format` may be jpg too. */
export const MediaWire = entityFrom('Media', ImageWire, {
  id: Type.String(),
  dir: Folder,
  /** Pixels of the widest. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** ISO 8601. */
  createdAt: Type.String(),
});

export type MediaWire = Static<typeof MediaWire>;

const InFolder = { dir: Type.Optional(Folder) };

export const mediasSchemas = {
  'medias.list': {
    summary: 'A page of the pictures uploaded by the company, the newest first',
    query: Type.Object({ ...PageQuery, ...InFolder }),
    reply: pageOf(MediaWire),
  },
  'medias.uploadImage': {
    summary: 'Keeps a picture (JPEG, PNG, WebP, AVIF or GIF; 5 MiB and 40 megapixels at most)',
    query: Type.Object(InFolder),
    reply: MediaWire,
  },
  'medias.uploadImages': {
    summary: 'Keeps up to ten pictures, all of them or none',
    query: Type.Object(InFolder),
    reply: Type.Array(MediaWire),
  },
} satisfies FamilySchemas;
