/** How numbers of a country are dialled and written. */
export interface PhonePlan {
  readonly code: string;
  /** Dialled at home before the number, and dropped abroad; empty where there is none. */
  readonly trunk: string;
  /** Which digits of a number stand together, without its trunk: the first that fits, else pairs. As libphonenumber has them. */
  readonly groups: readonly RegExp[];
}

const THREES_AND_FOUR = /^(\d{3})(\d{3})(\d{3,4})$/;
const PAIRS_AFTER_THREE = /^(\d{3})(\d\d)(\d\d)(\d\d)$/;
const PAIRS = /^(\d\d)(\d\d)(\d\d)(\d{1,5})$/;

/** By ISO 3166 code. */
export const PHONE_PLANS: Readonly<Record<string, PhonePlan>> = {
  FR: { code: '33', trunk: '0', groups: [/^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/] },
  CH: { code: '41', trunk: '0', groups: [/^([2-7]\d|81|9[1-9])(\d{3})(\d\d)(\d\d)$/, THREES_AND_FOUR] },
  BE: {
    code: '32',
    trunk: '0',
    groups: [/^(800|90\d)(\d\d)(\d{3})$/, /^([2349])(\d{3})(\d\d)(\d\d)$/, PAIRS_AFTER_THREE, PAIRS],
  },
  LU: { code: '352', trunk: '', groups: [/^(6\d\d)(\d{3})(\d{3})$/, PAIRS, /^(\d\d)(\d{3})$/] },
  DE: {
    code: '49',
    trunk: '0',
    groups: [
      /^(3[02]|40|[68]9|2(?:0[1-389]|1[124]|2[18]|3[14])|3(?:[35-9][15]|4[015])|906|(?:2[4-9]|4[2-9]|[579][1-9]|[68][1-8])1|1[67]\d|[89]00)(\d{3,})$/,
      /^(15[1279]\d|15\d{3}|[2-9]\d{3})(\d{2,})$/,
    ],
  },
  AT: {
    code: '43',
    trunk: '0',
    groups: [/^(1|5[079]|316|46\d|51\d|6(?:48|5[0-3579]|[6-9]\d)|7(?:20|32|8\d)|[89]\d\d|\d{4})(\d{3,})$/],
  },
  ES: { code: '34', trunk: '', groups: [/^([89]00)(\d{3})(\d{3})$/, PAIRS_AFTER_THREE] },
  // An Italian landline keeps its 0 abroad.
  IT: {
    code: '39',
    trunk: '',
    groups: [/^(0[26]|0\d[0159])(\d{3,4})(\d{4})$/, /^(0[26]|0\d[0159]|0\d{3})(\d{3,6})$/, THREES_AND_FOUR],
  },
  US: { code: '1', trunk: '', groups: [THREES_AND_FOUR] },
  GB: {
    code: '44',
    trunk: '0',
    groups: [
      /^([25]\d|70)(\d{4})(\d{4})$/,
      /^(7\d{3}|1(?:[2-69][02-9]|[78]\d)\d)(\d{5,6})$/,
      THREES_AND_FOUR,
    ],
  },
};

const planOf = (e164: string) =>
  Object.entries(PHONE_PLANS).find(([, { code }]) => e164.startsWith(`+${code}`)) ?? null;

/** The number as it is written at home ("06 12 34 56 78", "022 555 01 41"); of another country with its code ("+41 22 555 01 41"). What is no E.164 is left as it is. */
export function toNationalPhone(e164: string, country: string): string {
  if (!/^\+\d+$/.test(e164)) return e164;
  const own = PHONE_PLANS[country.toUpperCase()];
  if (own && e164.startsWith(`+${own.code}`)) return own.trunk + grouped(e164, own);
  const plan = planOf(e164)?.[1];
  return plan ? `+${plan.code} ${grouped(e164, plan)}` : e164;
}

/**
 * A number for somebody of whom a number of their own is known: as at home where both are of one country, else with its code. Who has
 * told none reads it as in `country`.
 */
export function toReadersPhone(e164: string, own: string, country: string): string {
  return toNationalPhone(e164, own.startsWith('+') ? (planOf(own)?.[0] ?? '') : country);
}

function grouped(e164: string, { code, groups }: PhonePlan): string {
  const digits = e164.slice(code.length + 1);
  for (const pattern of groups) {
    const found = pattern.exec(digits);
    if (found) return found.slice(1).join(' ');
  }
  const head = digits.length % 2 === 0 ? '' : digits.slice(0, 3);
  return [head, ...(digits.slice(head.length).match(/../g) ?? [])].filter(Boolean).join(' ');
}
