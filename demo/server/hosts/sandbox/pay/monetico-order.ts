import type { FastifyReply, FastifyRequest } from 'fastify';
import { sandboxIntents } from '../../../database/schema/selling/orders.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../../../context.ts';
import { isSealed, type Fields } from '../../../payments/provider/monetico/monetico-seal.ts';
import { readMoney } from '../../../payments/provider/monetico/monetico-writing.ts';
import { sandboxKey } from '../../../payments/provider/monetico/sandbox/monetico-sandbox.ts';
import { intentAddress } from '../../../payments/provider/sandbox-address.ts';
import { change, UNPAID } from '../../../payments/provider/sandbox-books.ts';
import { plainPage, sendPage, spokenBy } from '../../plain-pages.ts';

/** What a form has to say, besides its seal. */
const NEEDED = ['date', 'lgue', 'contexte_commande', 'url_retour_ok', 'url_retour_err'] as const;

/** Takes the form with which a visitor comes to pay at Monetico: a page is opened for its order, or opened again. */
export async function openMoneticoOrder(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, originOf } = context;
  const form: Fields = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
  const { societe: companyId = '', reference: id = '', montant = '' } = form;
  const key = await sandboxKey(context, companyId);
  const money = readMoney(montant);
  const isWhole = form['version'] === '3.0' && form['TPE'] === key.tpe && NEEDED.every((name) => form[name]);
  if (money === null || !isWhole || !/^[A-Za-z0-9]{1,50}$/.test(id) || !isSealed(form, key.secret))
    return sendPage(reply, 400, plainPage(spokenBy(request), 'missing'));
  const urls = { returnUrl: form['url_retour_ok'] ?? '', leaveUrl: form['url_retour_err'] ?? '' };
  await inTenant(companyId, async () => {
    const reference = form['texte-libre'] ?? '';
    await db
      .insert(sandboxIntents)
      // Monetico authorises; whoever wants the money captures it.
      .values({
        companyId,
        id,
        provider: 'monetico',
        reference,
        ...money,
        captures: false,
        state: 'new',
        ...urls,
      })
      .onConflictDoNothing();
    await change(db, { companyId, intentId: id }, UNPAID, { state: 'new', fault: null, ...urls });
  });
  return reply
    .header('cache-control', 'no-store')
    .redirect(intentAddress({ provider: 'monetico', id }, originOf), 303);
}
