import { expect } from '@playwright/test';
import type { Journey } from '../fixtures/journey.ts';

/** A token of the back office, as its log-in hands it out. */
export async function tokenOf(at: Journey['at'], company: string, email: string): Promise<string> {
  const reply = await fetch(`${at('')}api/cmpusers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', company: `cmp_${company}` },
    body: JSON.stringify({ email, password: 'vitrine-demo' }),
  });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { readonly token: string }).token;
}
