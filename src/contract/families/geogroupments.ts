import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire, LocalizedWire } from '../media.ts';
import { Id, resource } from '../resource.ts';
import { optionalText, WrittenImage, WrittenOrder } from '../written.ts';

/** Shops of one region, or of one kind. Those without one are among the others: id -1, type `other`. */
export const GeogroupmentWire = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  /** HTML in `long`. */
  description: Type.Object({ short: LocalizedWire, long: LocalizedWire }),
  image: Type.Union([ImageWire, Type.Null()]),
  order: Type.Integer(),
});
export type GeogroupmentWire = Static<typeof GeogroupmentWire>;

export const GeogroupmentFields = Type.Object({
  name: Type.String({ maxLength: 120, pattern: '\\S' }),
  /** Any word but `other`, which is the group of those without one. */
  type: Type.String({ pattern: '^(?!other$)[a-z][a-z0-9-]{0,39}$' }),
  description: Type.Object({ short: optionalText(300), long: optionalText(20_000) }),
  image: Type.Union([WrittenImage, Type.Null()]),
  order: WrittenOrder,
});

export const listGeogroupments = call({
  name: 'geogroupments.list',
  summary: 'The groups of the company’s shops, in their order',
  method: 'GET',
  path: '/api/geogroupments',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  reply: Type.Array(GeogroupmentWire),
});

const GroupId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ByGroup = Type.Object({ id: GroupId });

const records = resource({
  family: 'geogroupments',
  noun: 'a group of shops',
  path: '/api/geogroupments',
  role: 'manager',
  item: GeogroupmentWire,
  fields: GeogroupmentFields,
});

export const readGeogroupment = call({
  ...records.read,
  role: 'visitor',
  audience: 'visitor',
  params: ByGroup,
});
export const createGeogroupment = records.create;
export const changeGeogroupment = call({ ...records.update, params: ByGroup });
export const removeGeogroupment = call({ ...records.remove, params: ByGroup });

const linking = {
  method: 'POST',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
  params: Type.Object({ id: GroupId, shopId: Id }),
  reply: Type.Object({}),
} as const;

export const linkGroupShop = call({
  ...linking,
  name: 'geogroupments.link',
  summary: 'Moves a shop into a group',
  path: '/api/geogroupments/{id}/link/{shopId}',
});

export const unlinkGroupShop = call({
  ...linking,
  name: 'geogroupments.unlink',
  summary: 'Takes a shop out of a group',
  path: '/api/geogroupments/{id}/unlink/{shopId}',
});

export const geogroupmentsCalls: readonly Call[] = [
  listGeogroupments,
  readGeogroupment,
  createGeogroupment,
  changeGeogroupment,
  removeGeogroupment,
  linkGroupShop,
  unlinkGroupShop,
];
