import type { ServerContext } from '../../../context.ts';
import { askProvider } from '../ask-provider.ts';
import { keyOrSandbox } from '../keys/key-or-sandbox.ts';
import { KeyRefused, ProviderSilence } from '../provider.ts';
import { moneticoKey, type MoneticoKey } from './monetico-key.ts';
import { sealed, type Fields } from './monetico-seal.ts';
import { dateText } from './monetico-writing.ts';
import { moneticoSandbox, sandboxKey } from './sandbox/monetico-sandbox.ts';
import { tellDue } from './sandbox/tell-due.ts';

export const VERSION = '3.0';

/** What Monetico says of a call. */
export interface MoneticoAnswer {
  /** A number; what it means, each call says. */
  readonly cdr: string;
  /** In words of Monetico's. */
  readonly lib: string;
  /** The bank's number of what it has authorised. */
  readonly aut: string | null;
}

/** Monetico as a company asks it. */
export interface Monetico {
  readonly key: MoneticoKey;
  ask(call: string, fields: Fields): Promise<MoneticoAnswer>;
  /** Of the sandbox alone: has it tell of an order what it would have told by now. */
  readonly tellDue?: (orderId: string) => Promise<void>;
}

type Asking = Pick<ServerContext, 'db' | 'clock' | 'originOf' | 'sandbox'>;

/** By the company's own key, or the sandbox, where it has none. */
export async function moneticoOf(context: Asking, companyId: string): Promise<Monetico> {
  const written = await keyOrSandbox(context, companyId, 'monetico');
  if (written !== null) return moneticoBy(context, moneticoKey(written), fetch);
  const key = await sandboxKey(context, companyId);
  const tell = (orderId: string) => tellDue(context, key, orderId);
  return { ...moneticoBy(context, key, moneticoSandbox(context)), tellDue: tell };
}

function moneticoBy({ clock }: Asking, key: MoneticoKey, transport: typeof fetch): Monetico {
  const { api, tpe, societe, secret } = key;
  return {
    key,
    async ask(call, fields) {
      const date = dateText(new Date(clock.now()));
      const whole = { version: VERSION, TPE: tpe, societe, lgue: 'FR', date, ...fields };
      const { status, text } = await askProvider(transport, `${api}${call}`, {
        method: 'POST',
        headers: { accept: 'text/plain', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(sealed(whole, secret)).toString(),
      });
      if (status >= 400) throw new ProviderSilence(`Monetico answered ${status}.`);
      return understood(text);
    },
  };
}

/** What of the answers is about the company, whatever was asked. */
const NOT_KNOWN: readonly string[] = ['signature non valide', 'commercant non identifie'];
/** Of those that are numbers: another seller, another seal, an address that may not ask. */
const NOT_LET_IN: readonly string[] = ['-2', '-3', '-30'];
const BUSY: readonly string[] = ['traitement en cours', 'autre traitement en cours', 'probleme technique'];

/** Lines of `name=value`. */
function understood(text: string): MoneticoAnswer {
  const lines = new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );
  const cdr = lines.get('cdr') ?? '';
  const lib = (lines.get('lib') ?? '').toLowerCase();
  if (NOT_KNOWN.includes(lib) || NOT_LET_IN.includes(cdr))
    throw new KeyRefused(`Monetico answered ${cdr} to the key: ${lib}`);
  if (!/^-?\d+$/.test(cdr) || cdr === '-1' || BUSY.includes(lib))
    throw new ProviderSilence(`Monetico does not know: ${lib}`);
  return { cdr, lib, aut: lines.get('aut') || null };
}
