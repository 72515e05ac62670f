import { databaseCode } from '../database/database.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

const UNIQUE_VIOLATION = '23505';

/** The work's result, or a conflict over the field when another has its value already. */
export async function refuseDuplicate<T>(field: string, work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) return refuse('conflict', { field });
    throw error;
  }
}
