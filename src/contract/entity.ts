import { Type, type TObject, type TProperties } from 'typebox';

/**
 * An object that people have a name for, as `Appointment`: the OpenAPI document lists it once under that name, and every
 * schema that holds it refers to it there. A name stands for one schema: the document is not written otherwise.
 */
export function entity<Properties extends TProperties>(
  name: string,
  properties: Properties,
): TObject<Properties> {
  return Type.Object(properties, { title: name });
}

/** Where an entity keeps the one that it is made from. */
export const FROM = 'x-from';

/** An entity with all that another one has, and more: the document says what is more. */
export function entityFrom<Base extends TProperties, Own extends TProperties>(
  name: string,
  base: TObject<Base>,
  own: Own,
): TObject<Omit<Base, keyof Own> & Own> {
  return Type.Object({ ...base.properties, ...own }, { title: name, [FROM]: base });
}
