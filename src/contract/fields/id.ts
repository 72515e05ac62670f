import { Type } from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 64, title: 'Id' });
export const ById = Type.Object({ id: Id });

/** A reply that says no more than that it is done. */
export const Nothing = Type.Object({}, { title: 'Nothing' });
