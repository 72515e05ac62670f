interface PhonePlan {
  readonly code: string;
  /** Dialled at home before the number, and dropped abroad; empty where there is none. */
  readonly trunk: string;
  /** The number after the country's code. */
  readonly national: RegExp;
  /** How many digits stand together where it is not written in pairs. */
  readonly groups?: RegExp;
}

const PLANS: Readonly<Record<string, PhonePlan>> = {
  FR: { code: '33', trunk: '0', national: /^[1-9]\d{8}$/ },
  CH: { code: '41', trunk: '0', national: /^[1-9]\d{8}$/, groups: /^(\d{3})(\d{3})(\d\d)(\d\d)$/ },
  BE: { code: '32', trunk: '0', national: /^(4\d{8}|[1-9]\d{7})$/ },
  LU: { code: '352', trunk: '', national: /^[2-9]\d{3,10}$/ },
  DE: { code: '49', trunk: '0', national: /^[1-9]\d{4,12}$/ },
  AT: { code: '43', trunk: '0', national: /^[1-9]\d{3,12}$/ },
  ES: { code: '34', trunk: '', national: /^[5-9]\d{8}$/ },
  // An Italian landline keeps its 0 abroad.
  IT: { code: '39', trunk: '', national: /^(0\d{5,10}|[1-9]\d{5,10})$/ },
  US: { code: '1', trunk: '', national: /^[2-9]\d{9}$/, groups: /^(\d{3})(\d{3})(\d{4})$/ },
  GB: { code: '44', trunk: '0', national: /^[1-9]\d{8,9}$/ },
};

/**
 * A number as people of a country (ISO 3166) write it, or with a + or 00 prefix, as E.164; null where it is none. One that is
 * copied out of contacts comes between marks of direction, which nobody sees.
 */
export function toE164(input: string, country: string): string | null {
  const text = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00/, '+');
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u00b7]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return international(digits);
  const plan = PLANS[country.toUpperCase()];
  return plan ? national(digits, plan) : null;
}

/** The number as it is written at home ("06 12 34 56 78", "022 555 01 41"); one of another country stays as it is. */
export function toNationalPhone(e164: string, country: string): string {
  const plan = PLANS[country.toUpperCase()];
  if (!plan || !e164.startsWith(`+${plan.code}`)) return e164;
  const digits = plan.trunk + e164.slice(plan.code.length + 1);
  const groups = plan.groups?.exec(digits);
  if (groups) return groups.slice(1).join(' ');
  const head = digits.length % 2 === 0 ? '' : digits.slice(0, 3);
  return [head, ...(digits.slice(head.length).match(/../g) ?? [])].filter(Boolean).join(' ');
}

function international(digits: string): string | null {
  const plan = Object.values(PLANS).find(({ code }) => digits.startsWith(code));
  if (plan) return national(digits.slice(plan.code.length), plan);
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** "+33 (0)6 12…" is written by many: a trunk prefix after the country's code is dropped as well. */
function national(digits: string, { code, trunk, national }: PhonePlan): string | null {
  const number = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  return national.test(number) && code.length + number.length <= 15 ? `+${code}${number}` : null;
}
