import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Journey } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';

/** The browser of a demo's customer who has logged in before: by the call that the form makes, and what a login keeps. */
export async function signedIn(
  context: BrowserContext,
  at: Journey['at'],
  email: string,
  password = 'vitrine-demo',
): Promise<void> {
  const reply = await fetch(`${at('')}api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', company: 'cmp_maison' },
    body: JSON.stringify({ email, password }),
  });
  expect(reply.status).toBe(200);
  const { token } = (await reply.json()) as { readonly token: string };
  const kept = { 'vitrine.tenant': 'cmp_maison', 'auth.token': token, 'auth.type': 'customer' };
  const url = at('maison');
  await context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url })));
}

/** A page of the account as such a customer opens it. */
export async function openSignedIn(
  {
    page,
    context,
    at,
  }: { readonly page: Page; readonly context: BrowserContext; readonly at: Journey['at'] },
  path: string,
  email: string,
): Promise<Visitor> {
  await signedIn(context, at, email);
  await page.goto(at('maison', path));
  return new Visitor(page);
}
