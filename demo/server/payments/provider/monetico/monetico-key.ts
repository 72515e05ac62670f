import { KeyRefused } from '../provider.ts';

/** A company at Monetico: its terminal, its code, and what it seals with. */
export interface MoneticoKey {
  /** Where the form of a payment is sent. */
  readonly page: string;
  /** Of the calls, with a slash behind it. */
  readonly api: string;
  readonly tpe: string;
  readonly societe: string;
  readonly secret: Buffer;
  /** Of the test system, where no money moves. */
  readonly isTest: boolean;
}

const PAGES = 'https://p.monetico-services.com/';
const CALLS = 'https://payment-api.e-i.com/';

/** Of `TPE:societe:key`, the key as Monetico hands it out; with `test:` before it, of the test system. */
export function moneticoKey(written: string): MoneticoKey {
  const [, test, tpe, societe, key] =
    /^(test:)?([A-Za-z0-9]{7}):([\w-]{1,20}):([0-9A-Fa-f]{38}[0-9A-Za-z]{2})$/.exec(written.trim()) ?? [];
  if (tpe === undefined || societe === undefined || key === undefined)
    throw new KeyRefused('monetico.key is no TPE:societe:key.');
  const secret = sealingKey(key);
  if (secret.length !== 20) throw new KeyRefused('The key of monetico.key is not written in hexadecimal.');
  const isTest = test !== undefined;
  const folder = isTest ? 'test/' : '';
  return {
    page: `${PAGES}${folder}paiement.cgi`,
    api: `${CALLS}${folder}`,
    tpe,
    societe,
    secret,
    isTest,
  };
}

/** The bytes of a key of forty characters, the last two of which Monetico may have written in a way of its own. */
function sealingKey(key: string): Buffer {
  const [last = '', end = ''] = key.slice(38);
  const code = last.charCodeAt(0);
  const digits =
    code > 70 && code < 97 ? String.fromCharCode(code - 23) + end : last + (end === 'M' ? '0' : end);
  return Buffer.from(key.slice(0, 38) + digits, 'hex');
}
