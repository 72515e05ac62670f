import { eq } from 'drizzle-orm';
import {
  companyByHost,
  companyLegal,
  companyOffline,
  currentCompany,
  type CompanyWire,
  type LegalWire,
  type OpenCompanyWire,
} from '#contract/families/companies.ts';
import { companies, hosts } from '../database/schema/tenants.ts';
import type { Database } from '../database/database.ts';
import type { ServerContext } from '../frame/context.ts';
import { refuse } from '../frame/refusal.ts';
import { answer, isClosed, type Route, type Tenant } from '../router/route.ts';

export function companyRoutes({ db }: ServerContext): Route[] {
  return [
    answer(companyByHost, async ({ params }) => {
      const tenant = await companyOfHost(db, params.host);
      return tenant ? openCompany(tenant.profile) : refuse('company_error');
    }),
    answer(currentCompany, ({ tenant }) => openCompany(tenant.profile)),
    answer(companyLegal, ({ tenant }) => legalTexts(tenant.profile)),
    answer(companyOffline, ({ tenant }) => ({ offline: isClosed(tenant) })),
  ];
}

/** The company without its long texts, and which of them there are. */
function openCompany({ texts: _texts, booker, ...facts }: CompanyWire): OpenCompanyWire {
  const { textLegals, ...settings } = booker;
  const written = Object.entries(textLegals).filter(([, text]) => Object.values(text).some(Boolean));
  return { ...facts, booker: { ...settings, legalSections: written.map(([name]) => name) } };
}

function legalTexts({ texts, booker }: CompanyWire): LegalWire {
  return { texts, textLegals: booker.textLegals };
}

/** The company of a host name, which may carry a port; host names know no case. */
export async function companyOfHost(db: Database, host: string): Promise<Tenant | null> {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const [found] = await db
    .select({ id: companies.id, token: companies.token, profile: companies.profile })
    .from(hosts)
    .innerJoin(companies, eq(companies.id, hosts.companyId))
    .where(eq(hosts.host, name));
  return found ?? null;
}
