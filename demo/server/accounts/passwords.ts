import { hash, verify } from '@node-rs/argon2';

/** argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let unmatched: Promise<string> | null = null;

/** Whether the password is that of the hash. Without a hash, the same work is done for nothing, and the answer is no. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unmatched ??= hashPassword('an account that does not exist');
  const isRight = await verify(passwordHash ?? (await unmatched), password);
  return isRight && passwordHash !== null;
}
