import { hash, verify } from '@node-rs/argon2';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { isCommonPassword } from './common-passwords.ts';

/** argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** The hash of a password that somebody chooses; refused where everybody else would choose it too. */
export async function hashChosen(
  tenant: Tenant,
  password: string,
  email?: string,
): Promise<string | Refusal> {
  const company = tenant.profile.identity.displayName;
  if (isCommonPassword(password, { company, ...(email !== undefined && { email }) })) {
    return refuse('invalid', {
      field: 'password',
      errors: [{ field: 'password', fault: 'too_common' }],
    });
  }
  return hashPassword(password);
}

let unmatched: Promise<string> | null = null;

/** Whether the password is that of the hash. Without a hash, the same work is done for nothing, and the answer is no. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unmatched ??= hashPassword('an account that does not exist');
  const isRight = await verify(passwordHash ?? (await unmatched), password);
  return isRight && passwordHash !== null;
}
