import { inTransaction, type Database } from '../../database/database.ts';
import { Refusal } from '../refusal.ts';

/** Undoes a transaction whose work was refused. */
class Undo extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('Refused');
    this.refusal = refusal;
  }
}

/** Runs the work in one transaction; a refusal undoes whatever the work had written. */
export async function allOrNothing<T>(
  db: Database,
  work: (tx: Database) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (result instanceof Refusal) throw new Undo(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
}
