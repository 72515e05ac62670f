import type { Locale } from '#domain/locale.ts';
import { buildPath } from '#domain/site/routes.ts';
import { spokenLocale } from '../../booking/appointments/confirm.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import type { Tenant } from '../../router/route.ts';

/** Where a visitor comes back to from a page of the provider's, or of their bank's. */
export async function returnUrlOf(
  context: ServerContext,
  tenant: Tenant,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<string> {
  const origin = await companyOrigin(context, tenant.id);
  const path = buildPath({ kind: 'payment', page: 'check' }, spokenLocale(tenant, locale));
  return `${origin}${path}?payId=${id}`;
}
