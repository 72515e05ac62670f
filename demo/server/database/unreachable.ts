import { databaseCode } from './database.ts';

/**
 * PostgreSQL's own codes: the connection broke (08), no room for one more (53), the server stops, was killed or still starts (57P),
 * it is a standby that only reads (25006), a transaction lost each of its races (40001, 40P01).
 */
const OF_DATABASE = /^(08...|53...|57P..|25006|40001|40P01)$/;
const OF_NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the client says without any code: of a connection that broke, and of one that it did not get in time. */
const OF_CLIENT =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed))/;

/** Whether work failed because its database was not there to do it, so that it may be there the next time. */
export function isUnreachable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null && OF_DATABASE.test(code)) return true;
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const found: unknown = 'code' in at ? at.code : null;
    if ((typeof found === 'string' && OF_NETWORK.test(found)) || OF_CLIENT.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnreachable)) return true;
  }
  return false;
}
