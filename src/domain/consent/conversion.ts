import { valueAt } from './asked-settings.ts';

const LABEL = /^[\w-]{1,40}$/;

/** Where Google Ads counts the purchases of a company that has this id there, as `AW-42/label`; null where it has set up no label. */
export function conversionOf(id: string, company: unknown): string | null {
  const label = valueAt(company, ['gaConversionLabel']);
  return typeof label === 'string' && LABEL.test(label) ? `${id}/${label}` : null;
}
