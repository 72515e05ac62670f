import { fields } from '../wire/read.ts';
import type { Problem, ProblemType } from '#contract/problem.ts';
import type { Locale } from '#domain/locale.ts';

/** Said when there is no reply to quote; kept here because it must not depend on a file that may not arrive either. */
const UNAVAILABLE: Record<Locale, string> = {
  fr: 'Le service est indisponible.',
  de: 'Der Dienst ist nicht erreichbar.',
  en: 'The service is unavailable.',
  es: 'El servicio no está disponible.',
  it: 'Il servizio non è disponibile.',
};

const TYPE_BY_STATUS: Record<number, ProblemType> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'invalid',
  410: 'hold_expired',
  422: 'invalid',
  429: 'too_many_attempts',
  503: 'unavailable',
};

const LONGEST_MESSAGE = 300;

/** No reply, or none that can be trusted: 503 in the visitor's language. */
export function unavailable(locale: Locale, type: ProblemType = 'unavailable'): Problem {
  return { code: 503, type, message: UNAVAILABLE[locale], retryable: true };
}

/** Code and message of the reply, or those of its first error, whatever shape it came in. */
export function problemOfReply(status: number, body: unknown, locale: Locale): Problem {
  const reply = fields(body);
  const nested = fields(reply['errors'] ?? reply['error']);
  const errors = fieldErrors(reply['errors']);
  const message = text(reply['message']) || text(nested['message']) || errors[0]?.message;
  const field = text(reply['field']);
  const wait = seconds(reply['retryAfter']);
  return {
    code: code(reply['code']) ?? code(nested['code']) ?? status,
    type: text(reply['type']) || (TYPE_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'invalid')),
    message: message || UNAVAILABLE[locale],
    retryable: typeof reply['retryable'] === 'boolean' ? reply['retryable'] : status === 429 || status >= 500,
    ...(field && { field }),
    ...(wait !== null && { retryAfter: wait }),
    ...(errors.length > 0 && { errors }),
  };
}

function fieldErrors(value: unknown): { field: string; message: string }[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 20).flatMap((each: unknown) => {
    const error = fields(each);
    const message = text(error['message']) || text(each);
    return message ? [{ field: text(error['field']), message }] : [];
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_MESSAGE) : '';
}

function seconds(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function code(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value < 600 ? value : null;
}
