/** How numbers of a country are dialled and written. */
export interface PhonePlan {
  readonly code: string;
  /** Dialled at home before the number, and dropped abroad; empty where there is none. */
  readonly trunk: string;
  /** How many digits stand together where it is not written in pairs. */
  readonly groups?: RegExp;
}

/** By ISO 3166 code. */
export const PHONE_PLANS: Readonly<Record<string, PhonePlan>> = {
  FR: { code: '33', trunk: '0' },
  CH: { code: '41', trunk: '0', groups: /^(\d{3})(\d{3})(\d\d)(\d\d)$/ },
  BE: { code: '32', trunk: '0' },
  LU: { code: '352', trunk: '' },
  DE: { code: '49', trunk: '0' },
  AT: { code: '43', trunk: '0' },
  ES: { code: '34', trunk: '' },
  // An Italian landline keeps its 0 abroad.
  IT: { code: '39', trunk: '' },
  US: { code: '1', trunk: '', groups: /^(\d{3})(\d{3})(\d{4})$/ },
  GB: { code: '44', trunk: '0' },
};

/** The number as it is written at home ("06 12 34 56 78", "022 555 01 41"); of another country with its code ("+41 22 555 01 41"). */
export function toNationalPhone(e164: string, country: string): string {
  const own = PHONE_PLANS[country.toUpperCase()];
  if (own && e164.startsWith(`+${own.code}`)) return grouped(e164, own);
  const plan = Object.values(PHONE_PLANS).find(({ code }) => e164.startsWith(`+${code}`));
  return plan ? `+${plan.code} ${grouped(e164, plan).slice(plan.trunk.length).trim()}` : e164;
}

function grouped(e164: string, plan: PhonePlan): string {
  const digits = plan.trunk + e164.slice(plan.code.length + 1);
  const groups = plan.groups?.exec(digits);
  if (groups) return groups.slice(1).join(' ');
  const head = digits.length % 2 === 0 ? '' : digits.slice(0, 3);
  return [head, ...(digits.slice(head.length).match(/../g) ?? [])].filter(Boolean).join(' ');
}
