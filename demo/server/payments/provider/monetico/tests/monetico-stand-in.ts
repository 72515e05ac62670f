import { salon, server } from '../../../../testing/open-salons.ts';
import { standIn, type Heard, type Reply } from '../../tests/stand-in.ts';
import { webhookPath } from '../../webhooks/webhook-path.ts';
import { moneticoKey } from '../monetico-key.ts';
import { sealed, type Fields } from '../monetico-seal.ts';

export const KEY = 'test:1234567:salon:0123456789abcdef0123456789abcdef01234567';

export const CAPTURE = 'capture_paiement.cgi';
export const RECREDIT = 'recredit_paiement.cgi';

type Answer = (asked: Fields) => Reply | Promise<Reply>;

/** Answers in Monetico's place, by the last part of the path. */
export async function monetico(answers: Readonly<Record<string, Answer>> = {}, key = KEY): Promise<Heard[]> {
  return standIn('monetico', key, (heard) => {
    const answer = answers[callOf(heard)];
    return answer === undefined ? refused('commande non authentifiee') : answer(fieldsOf(heard));
  });
}

export const callOf = ({ path }: Heard) => path.split('/').at(-1) ?? '';
export const fieldsOf = ({ text }: Pick<Heard, 'text'>): Fields =>
  Object.fromEntries(new URLSearchParams(text));

const lines = (cdr: number, lib: string, more = '') =>
  `version=1.0\nreference=payment\ncdr=${cdr}\nlib=${lib}\n${more}`;

export const accepted = (lib = 'paiement accepte'): Reply => [200, lines(1, lib, 'aut=654321\n')];
export const refused = (lib: string, cdr = 0): Reply => [200, lines(cdr, lib)];

/** What Monetico tells of a try, as it does; the words of the server's answer. */
export async function tell(change: Fields = {}, { key = KEY, company = salon } = {}): Promise<string> {
  const { tpe, secret } = moneticoKey(key);
  const told = {
    TPE: tpe,
    date: '12/01/2026_a_08:00:00',
    montant: '70.50EUR',
    reference: 'payment',
    'texte-libre': 'payment',
    'code-retour': 'payetest',
    numauto: '123456',
    ...change,
  };
  const { body } = await server.app.inject({
    method: 'POST',
    url: webhookPath('monetico', `cmp_${company}`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...sealed(told, secret),
      ...(change['MAC'] && { MAC: change['MAC'] }),
    }).toString(),
  });
  return body;
}

export const declined = (motifrefus = 'Refus', date = '12/01/2026_a_08:00:00') =>
  tell({ 'code-retour': 'Annulation', motifrefus, date });

/** One reply after the other, and then the same for good. */
export function inTurn(replies: readonly Reply[], last: Reply): () => Reply {
  let count = 0;
  return () => {
    const reply = replies[count];
    count += 1;
    return reply === undefined ? last : reply;
  };
}

export const HEARD = 'version=2\ncdr=0\n';
export const NOT_HEARD = 'version=2\ncdr=1\n';
