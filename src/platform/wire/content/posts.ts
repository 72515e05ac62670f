import type { Post } from '#domain/magazine/post.ts';
import { shopId } from '#domain/catalogue/ids.ts';
import { parsePicture } from '../picture.ts';
import { each, fields, flag, id, isEmpty, isoInstant, list, localized, text, type Warn } from '../read.ts';

/** The articles of a magazine; null for what is no list. One that cannot be reached or has no title is left out. */
export function parsePosts(value: unknown, base: string, warn: Warn): readonly Post[] | null {
  if (list(value) === null) return null;
  return each(value, 'post', warn, (item) => parsePost(item, base));
}

/** An article; null for what is none that can be shown. `base` is put before the paths of its media. */
export function parsePost(value: unknown, base: string): Post | null {
  const read = fields(value);
  const [own, slug, title] = [id(read['id']), text(read['slug']), localized(read['title'])];
  const createdAt = isoInstant(read['createdAt']);
  if (own === '' || slug === '' || isEmpty(title) || createdAt === null) return null;
  const vedette = fields(read['vedette']);
  const linkedShop = id(read['linkedShop']);
  return {
    id: own,
    slug,
    published: flag(read['published'], false),
    position: POSITIONS.find((known) => known === read['position']) ?? 'all',
    linkedShop: linkedShop === '' ? null : shopId(linkedShop),
    languages: (list(read['lang']) ?? []).map(text).filter(Boolean),
    featured: {
      isActive: flag(vedette['active'], false),
      start: isoInstant(vedette['start']),
      end: isoInstant(vedette['end']),
    },
    title,
    summary: localized(read['summary']),
    body: localized(read['body']),
    picture: parsePicture(read['image'], base),
    author: text(read['author']).trim(),
    createdAt,
    changedAt: isoInstant(read['changedAt']) ?? createdAt,
  };
}

const POSITIONS = ['home', 'shop', 'all'] as const;
