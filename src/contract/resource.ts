import { Type, type TSchema } from 'typebox';
import { call, type Call, type Role } from './call.ts';
import { PageQuery, pageOf } from './page.ts';

export const Id = Type.String({ minLength: 1, maxLength: 64 });
export const ById = Type.Object({ id: Id });

interface ResourceFacts<Item extends TSchema, Fields extends TSchema> {
  /** Family, as `pigments`. */
  readonly family: string;
  /** One of them in a sentence, as `a pigment`. */
  readonly noun: string;
  /** Without a slash at its end, as `/api/pigments`. */
  readonly path: string;
  /** The least role that may list and read them; the same as `role` unless said otherwise. */
  readonly readRole?: Role;
  /** The least role that may create, change and delete them. */
  readonly role: Role;
  /** One of them as it is answered. */
  readonly item: Item;
  /** What may be written of one: an allow-list, whatever else is sent is dropped. */
  readonly fields: Fields;
}

/** The five calls of a collection that the back office keeps: list, read, create, change, delete. */
export function resource<Item extends TSchema, Fields extends TSchema>(facts: ResourceFacts<Item, Fields>) {
  return { ...readingCalls(facts), ...writingCalls(facts) };
}

const common = { audience: 'back-office', tenancy: 'company' } as const;

function readingCalls<Item extends TSchema>(facts: ResourceFacts<Item, TSchema>) {
  const { family, noun, path, item } = facts;
  const reading = {
    ...common,
    method: 'GET',
    role: facts.readRole ?? facts.role,
    idempotency: 'safe',
  } as const;
  return {
    list: call({
      ...reading,
      name: `${family}.list`,
      summary: `A page of the company's ${family}`,
      path,
      query: Type.Object(PageQuery),
      reply: pageOf(item),
    }),
    read: call({
      ...reading,
      name: `${family}.read`,
      summary: `Reads ${noun}`,
      path: `${path}/{id}`,
      params: ById,
      reply: item,
    }),
  };
}

function writingCalls<Item extends TSchema, Fields extends TSchema>(facts: ResourceFacts<Item, Fields>) {
  const { family, noun, path, role, item: reply, fields: body } = facts;
  const one = { ...common, role, path: `${path}/{id}`, params: ById, idempotency: 'natural' } as const;
  return {
    create: call({
      ...common,
      role,
      name: `${family}.create`,
      summary: `Creates ${noun}`,
      method: 'POST',
      path,
      idempotency: 'key',
      body,
      reply,
    }),
    update: call({
      ...one,
      name: `${family}.update`,
      summary: `Changes ${noun}`,
      method: 'PUT',
      body,
      reply,
    }),
    remove: call({
      ...one,
      name: `${family}.remove`,
      summary: `Deletes ${noun}`,
      method: 'DELETE',
      reply: Type.Object({}),
    }),
  };
}

/** The five calls as a list. */
export function callsOf(calls: Readonly<Record<string, Call>>): readonly Call[] {
  return Object.values(calls);
}
