import { beginAnew, type Sale } from './sale.ts';
import { later, payUndisturbed, stateOf } from './steps.ts';
import { expectTruth } from './truth.ts';

/**
 * Lets the server look at what was left lying, holds the books against each other, pays again and holds them once more; the status that
 * whoever pays again is told.
 */
export async function settleAndPayAgain(sale: Sale, sold: 0 | 1): Promise<string | undefined> {
  await settle(sale);
  await expectTruth(sale, sold);
  if (sold === 0 && (await stateOf(sale)) === 'refunded') await beginAnew(sale);
  const status = await payUndisturbed(sale);
  await settle(sale);
  await expectTruth(sale, 1);
  return status;
}

async function settle(sale: Sale): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    later(sale, 30_000);
    await sale.server.reconcile();
  }
}
