import { Type } from 'typebox';
import { entity } from '../entity.ts';
import { Id } from '../fields/id.ts';

/** An appointment that is to move, and its key; the account that it belongs to needs none. */
export const MovingWire = entity('Moving', { id: Id, key: Type.Optional(Type.String({ maxLength: 128 })) });
