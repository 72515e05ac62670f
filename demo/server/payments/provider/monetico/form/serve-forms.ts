import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTenant } from '../../../../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../../../../context.ts';
import { plainPage, sendPage, spokenBy } from '../../../../hosts/plain-pages.ts';
import { markup } from '../../../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../../../http/pages/page.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { tenantOf } from '../../../../router/tenants.ts';
import { translate } from '../../../../texts.ts';
import type { Locale } from '#domain/locale.ts';
import { pageNamed } from '../../hosted/provider-page.ts';
import { moneticoOf } from '../monetico-client.ts';
import { noteVisitor, orderOf, type MoneticoOrder } from '../monetico-orders.ts';
import type { Fields } from '../monetico-seal.ts';
import { moneticoPaidPath } from './form-path.ts';
import { moneticoForm } from './monetico-form.ts';

type Request = FastifyRequest<{ Params: { companyToken: string; orderId: string } }>;

const options = { config: { policy: 'whoever knows the order, which is only paid' } } as const;

/**
 * Monetico is not led to by an address: a form is sent there. The pages of a company's site that do so, and take back whoever has paid.
 */
export function serveMoneticoForms(app: FastifyInstance, context: ServerContext): void {
  const at = (order: string) => `/api/payment/pages/monetico/:companyToken/${order}`;
  app.get(at(':orderId'), options, (request: Request, reply) => leadOn(context, request, reply));
  app.get(at(':orderId/paid'), options, (request: Request, reply) => takeBack(context, request, reply));
}

async function leadOn(context: ServerContext, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { db, clock } = context;
  const locale = spokenBy(request);
  return onOrder(context, request, reply, async (order) => {
    const { companyId, id } = order;
    const openedAt = new Date(clock.now());
    const page = await pageNamed(db, { companyId, provider: 'monetico', pageId: id });
    const isOpen = page !== null && (await noteVisitor(db, order, { openedAt, returnedAt: null }));
    if (!isOpen) return back(reply, order);
    const { key } = await moneticoOf(context, companyId);
    const paid = new URL(moneticoPaidPath(request.params.companyToken, id), order.returnUrl).href;
    const urls = { paid, left: order.returnUrl };
    const fields = await moneticoForm(db, { key, page, locale, openedAt, urls });
    return sendPage(reply, 200, formPage(locale, key.page, fields));
  });
}

/** It is not believed that they have paid: it is only waited for what Monetico tells. */
async function takeBack(
  context: ServerContext,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return onOrder(context, request, reply, async (order) => {
    await noteVisitor(context.db, order, { returnedAt: new Date(context.clock.now()) });
    return back(reply, order);
  });
}

const back = (reply: FastifyReply, { returnUrl }: MoneticoOrder) =>
  reply.header('cache-control', 'no-store').redirect(returnUrl, 303);

async function onOrder(
  { db }: ServerContext,
  request: Request,
  reply: FastifyReply,
  act: (order: MoneticoOrder) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const missing = () => sendPage(reply, 404, plainPage(spokenBy(request), 'missing'));
  const { companyToken, orderId } = request.params;
  const tenant = await tenantOf(db, companyToken);
  if (tenant instanceof Refusal) return missing();
  return inTenant(tenant.id, async () => {
    const order = await orderOf(db, { companyId: tenant.id, id: orderId });
    return order === null ? missing() : act(order);
  });
}

/** While the page is being read, so that Back does not lead to it. */
const SEND = 'document.forms[0].submit()';

function formPage(locale: Locale, action: string, fields: Fields): HtmlPage {
  const title = translate(locale, 'page:pay.onward.title');
  const inputs = Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">
        `,
  );
  return htmlPage({
    lang: locale,
    title,
    script: SEND,
    allow: { 'form-action': new URL(action).origin },
    body: markup`<h1>${title}</h1>
      <p>${translate(locale, 'page:pay.onward.text', { provider: 'Monetico' })}</p>
      <form method="post" action="${action}">
        ${inputs}
        <button>${translate(locale, 'page:pay.onward.go')}</button>
      </form>`,
  });
}
