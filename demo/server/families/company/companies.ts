import { and, eq, gt, inArray } from 'drizzle-orm';
import type { CompanyWire, LegalWire, OpenCompanyWire } from '#contract/company/company-wire.ts';
import {
  companyByHost,
  companyLegal,
  companyOffline,
  companyReviews,
  registerCompany,
  currentCompany,
  deleteCompany,
  listCompanies,
  readCompany,
  smsAvailable,
  updateCompany,
} from '#contract/company/companies.ts';
import { currencyOf } from '#domain/prices/money.ts';
import { addCompany, type AddedCompany } from '../../companies/new-company.ts';
import { giftThemeIds } from '../../gifts/on-sale.ts';
import { magazineLanguages } from '../../content/posts.ts';
import { createReviewsReader } from '../../companies/reviews/read-reviews.ts';
import { changedProfile, cleanSettings, objectionsTo } from '../../companies/settings.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { companies, hosts } from '../../database/schema/tenants.ts';
import { withCopiedFonts } from '../../fonts/copied-fonts.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import { invalidField, refuse, type Refusal } from '../../http/refusal.ts';
import { normalizedHost } from '../../http/requests/request-url.ts';
import {
  answer,
  answerCached,
  isClosed,
  type Incoming,
  type ServerRoute,
  type Tenant,
} from '../../router/route.ts';
import type { RevisedTenant } from '../../router/tenants.ts';
import { offeredProviders } from '../../accounts/social/offered-providers.ts';
import { paymentTerms } from '../../sales/settings.ts';
import { sendsSms } from '../../sms/outbox.ts';
import type { UploadContext } from '../../uploads/upload.ts';

export function companyRoutes(context: UploadContext): ServerRoute[] {
  const { db } = context;
  const readReviews = createReviewsReader(context);
  return [
    answer(companyByHost, async ({ params }) => {
      const tenant = await companyOfHost(db, params.host);
      return tenant ? openCompany(db, tenant) : refuse('company_error');
    }),
    answerCached(currentCompany, ({ tenant }) => openCompany(db, tenant)),
    answer(companyLegal, ({ tenant }) => legalTexts(tenant.profile)),
    answer(companyOffline, ({ tenant }) => ({ offline: isClosed(tenant) })),
    answer(smsAvailable, async ({ tenant }) => ({
      available: sendsSms(tenant),
      providers: await offeredProviders(context, tenant.id),
    })),
    answer(companyReviews, async ({ tenant, log }) => ({ reviews: await readReviews(tenant, log) })),
    ...companyRecordRoutes(context),
  ];
}

function companyRecordRoutes(context: UploadContext): ServerRoute[] {
  const { db } = context;
  const recordOf = ({ id, profile }: Tenant) => ({ id, company: profile });
  return [
    answer(listCompanies, ({ tenant }) => [recordOf(tenant)]),
    answer(readCompany, ({ tenant, params }) =>
      params.id === tenant.id ? recordOf(tenant) : refuse('not_found'),
    ),
    answer(registerCompany, (incoming) => create(db, incoming)),
    answer(updateCompany, (incoming) => update(context, incoming)),
    answer(deleteCompany, (incoming) => remove(db, incoming)),
  ];
}

async function create(
  db: Database,
  { tenant, body, idempotencyKey, now }: Incoming<typeof registerCompany>,
): Promise<AddedCompany | Refusal> {
  const { displayName, email } = body;
  const [objection] = objectionsTo({ identity: { displayName, email } });
  if (objection !== undefined) return invalidField(objection.replace('identity.', ''));
  const newCompany = { addedBy: tenant, key: idempotencyKey, ...body };
  return runIdempotent<AddedCompany>(
    db,
    { companyId: tenant.id, scope: registerCompany.name, key: idempotencyKey, payload: body, now },
    // Only this call writes answers under its own scope.
    (reply) => reply as AddedCompany,
    async (storeReply) => {
      const added = await addCompany(db, newCompany);
      if (added === null) return refuse('conflict', { field: 'nickname' });
      await storeReply(db, added);
      return added;
    },
  );
}

async function update(context: UploadContext, { tenant, params, body }: Incoming<typeof updateCompany>) {
  if (params.id !== tenant.id) return refuse('not_found');
  const { id, company, ...sections } = body;
  if ((id ?? tenant.id) !== tenant.id) return invalidField('id');
  const [field] = [...objectionsTo(sections), ...objectionsTo(company).map((path) => `company.${path}`)];
  if (field !== undefined) return invalidField(field);
  const written = { ...company, ...sections };
  if ((written.token ?? tenant.token) !== tenant.token) return invalidField('token');
  const whose = { companyId: tenant.id, profile: tenant.profile };
  // A font that cannot be had now keeps nobody from writing the rest; visitors ask no other host for it.
  const copied = await withCopiedFonts(context, written, whose);
  const settings = cleanSettings(copied.settings, { companyId: tenant.id, origins: [] });
  return inTransaction(context.db, async (tx) => {
    // Two changes at once must not undo each other.
    const [row] = await tx.select().from(companies).where(eq(companies.id, tenant.id)).for('update');
    if (row === undefined) return refuse('not_found');
    const profile = changedProfile(row.profile, settings);
    // Every price is kept in the currency's smallest unit.
    if (digitsOf(profile) !== digitsOf(row.profile)) return invalidField('mCurrency.code');
    await tx.update(companies).set({ profile }).where(eq(companies.id, tenant.id));
    return { id: tenant.id, company: profile };
  });
}

function digitsOf({ mCurrency }: CompanyWire): number {
  return currencyOf(mCurrency.code).digits;
}

async function remove(db: Database, { tenant, params, query, now }: Incoming<typeof deleteCompany>) {
  if (params.id !== tenant.id) return refuse('not_found');
  if (query.nickname !== tenant.profile.nickname) {
    return invalidField('nickname');
  }
  const [coming] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.companyId, tenant.id),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.startsAt, new Date(now)),
      ),
    )
    .limit(1);
  if (coming !== undefined) return refuse('move_refused');
  await db.delete(companies).where(eq(companies.id, tenant.id));
  return {};
}

/** The company without its long texts, and which of them, and of a magazine, there are. */
async function openCompany(db: Database, tenant: Tenant): Promise<OpenCompanyWire> {
  const { id, profile, previewUntil } = tenant;
  const { texts: _texts, booker, ...facts } = profile;
  const { textLegals, previewOrigins, ...settings } = booker;
  const written = Object.entries(textLegals).filter(([, text]) => Object.values(text).some(Boolean));
  const magazineLangs = await magazineLanguages(db, id);
  const giftThemes = await giftThemeIds(db, id);
  const { visit, payOnSite } = await paymentTerms(db, tenant);
  return {
    ...facts,
    ...(previewUntil && { previewUntil: previewUntil.toISOString() }),
    booker: {
      ...settings,
      // Where a company's back offices are is for them alone.
      ...(previewUntil && { previewOrigins }),
      legalSections: written.map(([name]) => name),
      magazineLangs,
      giftThemes,
      visitPayment: { ...visit, payOnSite },
    },
  };
}

function legalTexts({ texts, booker }: CompanyWire): LegalWire {
  return { texts, textLegals: booker.textLegals };
}

/** The company of a host name, which may carry a port. */
export async function companyOfHost(db: Database, host: string): Promise<RevisedTenant | null> {
  const [found] = await db
    .select({
      id: companies.id,
      token: companies.token,
      revision: companies.revision,
      profile: companies.profile,
    })
    .from(hosts)
    .innerJoin(companies, eq(companies.id, hosts.companyId))
    .where(eq(hosts.host, normalizedHost(host)));
  return found ?? null;
}
