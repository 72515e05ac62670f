import { expect, test } from 'vitest';
import { currentUser } from '#contract/people/users.ts';
import { clientOf } from './client.ts';
import { openSharedSalon, salon, server } from './open-salons.ts';
import { clientAs } from './people.ts';

openSharedSalon();

test('the product’s own client speaks to the server as a customer, and as nobody', async () => {
  const camille = await clientAs(server, salon, 'customer');
  expect((await camille.get(currentUser)).email).toBe('camille@example.com');
  expect((await clientOf(server, salon).refusal(currentUser)).type).toBe('unauthorized');
});

test('someone of the back office is nobody on a customer’s call', async () => {
  const admin = await clientAs(server, salon, 'admin');
  expect((await admin.refusal(currentUser)).type).toBe('forbidden');
});
