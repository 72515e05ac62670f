import { addressGroup } from '../../http/requests/client-address.ts';
import type { Allowance } from '../allowances.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Milliseconds before another message of the same kind goes to the same address. */
const RESEND = MINUTE;

/** An e-mail address, or a phone to which an SMS goes. */
export type Channel = 'email' | 'phone';

/** Who causes a message. */
interface Asker {
  /** IP address. */
  readonly address: string;
  /** The account's own customer or device, which is not kept waiting by what others ask for; null: anybody. */
  readonly known: string | null;
}

/**
 * How many messages that anyone may cause go to one address, are caused from one IP address, and by one company's site. What is caused
 * for an address from one IP address is used up much sooner than what goes there in all: a stranger does not shut out its owner.
 * `mayBeLink`: once all strangers have had theirs of a day, a link may go in place of the code.
 */
export function messageAllowances(
  channel: Channel,
  kind: 'code' | 'link',
  destination: string,
  { address, known }: Asker,
  mayBeLink = false,
): Allowance[] {
  const group = addressGroup(address);
  const asker = known ?? group;
  const whose = `${channel} ${destination}`;
  const own = known === null ? '' : ` of ${known}`;
  const again = { subject: `${kind} again ${whose}${own}`, limit: 1, window: RESEND };
  const isStranger = known === null;
  const [day, ...together] = perDay(kind, whose, asker, isStranger);
  const fallback = mayBeLink ? { fallback: perDay('link', whose, asker, isStranger) } : {};
  const common = [again, day, ...together.map((each) => ({ ...each, ...fallback }))];
  return channel === 'phone'
    ? [
        ...common,
        ...perAsker(`sms phone ${destination}`, asker, known === null, { limit: 5, window: HOUR }),
        { subject: `sms address ${group}`, limit: 10, window: HOUR },
        { subject: 'sms company', limit: 500, window: DAY },
      ]
    : [
        ...common,
        { subject: `mail address ${group}`, limit: 30, window: HOUR },
        { subject: 'mail company', limit: 5000, window: DAY },
      ];
}

/** A code has a million values, and is guessed five times at most. A link cannot be guessed. */
const PER_DAY = { code: 5, link: 10 } as const;
/** As many strangers may use up what is theirs. */
const ASKERS = 3;

function perDay(
  kind: 'code' | 'link',
  whose: string,
  asker: string,
  isStranger: boolean,
): [Allowance, ...Allowance[]] {
  return perAsker(`${kind} day ${whose}`, asker, isStranger, { limit: PER_DAY[kind], window: DAY });
}

/** So much for one asker, and for all strangers together. */
function perAsker(
  subject: string,
  asker: string,
  isStranger: boolean,
  { limit, window }: Pick<Allowance, 'limit' | 'window'>,
): [Allowance, ...Allowance[]] {
  const own = { subject: `${subject} from ${asker}`, limit, window };
  return isStranger ? [own, { subject, limit: limit * ASKERS, window }] : [own];
}

/** Codes in a day by what they are counted by, whatever the addresses that they go to. */
export function dailyAllowances(counted: string, address: string): Allowance[] {
  return perDay('code', counted, addressGroup(address), true);
}

/** Codes of one purpose in a day that a signed-in customer asks for, to whatever addresses. */
export function customerAllowance(customer: string, purpose: string): Allowance {
  return { subject: `code customer ${customer} for ${purpose}`, limit: PER_DAY.code, window: DAY };
}

/** Codes and tokens that one IP address may try. */
export function tryAllowance(address: string): Allowance {
  return { subject: `try address ${addressGroup(address)}`, limit: 30, window: 15 * MINUTE };
}
