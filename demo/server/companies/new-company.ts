import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { companySetups } from '../database/schema/people/staff.ts';
import { companies } from '../database/schema/tenants.ts';
import { inTenant } from '../database/tenancy/tenant-scope.ts';
import { tokenHash } from '../router/identify.ts';
import type { Tenant } from '../router/route.ts';

interface NewCompany {
  /** Whose administrator adds it; currency and languages are taken from there. */
  readonly addedBy: Tenant;
  /** Of the call that adds it: the same key never adds two. */
  readonly key: string;
  readonly nickname: string;
  readonly displayName: string;
  readonly email: string;
}

export interface AddedCompany {
  readonly id: string;
  readonly token: string;
  readonly setupKey: string;
}

/** A further company, closed until it is set up; null where the nickname is taken. */
export async function addCompany(db: Database, newCompany: NewCompany): Promise<AddedCompany | null> {
  const { addedBy, key, nickname } = newCompany;
  const digest = createHash('sha256').update(`${addedBy.id} ${key}`).digest('hex').slice(0, 24);
  const id = `${nickname}-${digest}`;
  const token = `cmp_${nickname}`;
  const setupKey = randomBytes(24).toString('base64url');
  const keyHash = tokenHash(setupKey);
  // In the new company's own scope: in no other may its rows be written.
  const isAdded = await inTenant(id, () =>
    inTransaction(db, async (tx) => {
      await tx
        .insert(companies)
        .values({ id, token, profile: emptyProfile(newCompany) })
        .onConflictDoNothing();
      const [made] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
      if (made === undefined) return false;
      // A repetition after a lost answer finds the company there, and is given a key that works.
      await tx
        .insert(companySetups)
        .values({ companyId: id, keyHash })
        .onConflictDoUpdate({ target: companySetups.companyId, set: { keyHash } });
      return true;
    }),
  );
  return isAdded ? { id, token, setupKey } : null;
}

function emptyProfile({ addedBy, nickname, displayName, email }: NewCompany): CompanyWire {
  const { booker, mCurrency, version } = addedBy.profile;
  return {
    token: `cmp_${nickname}`,
    nickname,
    version,
    isDebug: false,
    identity: {
      displayName,
      websiteURL: '',
      logo: '',
      logoWhite: '',
      logoSize: 50,
      phone: '',
      email,
      socialNetworks: {},
    },
    cart: { active: true },
    texts: { legal: {}, cookies: {} },
    themes: { general: {}, pages: {} },
    mCurrency,
    booker: {
      maintenance: false,
      siteDisabled: true,
      siteDisabledMessage: {},
      siteDisabledHideDefault: false,
      langs: booker.langs,
      homepageType: 'mono',
      sections: {
        home: { heroImage: { enabled: false, isBottom: false, serviceId: '', position: 'left', slides: [] } },
      },
      customMenuItems: [],
      primarySiteLinkEnabled: false,
      primarySiteLink: '',
      primarySiteLinkText: {},
      auth: { fastRegistration: false },
      payment: { provider: 'free', keys: { publicKey: '' } },
      appointment: { cuttingHours: 30, cancelHours: 24 },
      appointments: true,
      shopUseCabins: false,
      services: { list: { display: { duration: false, price: true } }, priceTimesMode: 'first' },
      navigation: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'contact' } },
      textLegals: { rgpd: {}, mentions: {}, cgv: {}, cgu: {} },
      seo: { siteTabTitlePattern: '%s', indexable: false },
      favicon: { image: '', title: displayName },
    },
  };
}
