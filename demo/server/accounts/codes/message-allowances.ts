import { addressGroup } from '../../http/requests/client-address.ts';
import type { Allowance } from '../allowances.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Milliseconds before another message of the same kind goes to the same address. */
const RESEND = MINUTE;

/** An e-mail address, or a phone to which an SMS goes. */
export type Channel = 'email' | 'phone';

/**
 * How many messages that anyone may cause go to one address, are caused from one IP address, and by one company's site. What is caused
 * for an address from one IP address is used up much sooner than what goes there in all: a stranger does not shut out its owner.
 */
export function messageAllowances(
  channel: Channel,
  kind: 'code' | 'link',
  destination: string,
  address: string,
): Allowance[] {
  const group = addressGroup(address);
  const again = { subject: `${kind} again ${channel} ${destination}`, limit: 1, window: RESEND };
  const common = [again, ...perDay(kind, `${channel} ${destination}`, group)];
  return channel === 'phone'
    ? [
        ...common,
        { subject: `sms phone ${destination} from ${group}`, limit: 5, window: HOUR },
        { subject: `sms phone ${destination}`, limit: 5 * ASKERS, window: HOUR },
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
/** As many IP addresses may use up what is theirs. */
const ASKERS = 3;

function perDay(kind: 'code' | 'link', whose: string, group: string): Allowance[] {
  return [
    { subject: `${kind} day ${whose} from ${group}`, limit: PER_DAY[kind], window: DAY },
    { subject: `${kind} day ${whose}`, limit: PER_DAY[kind] * ASKERS, window: DAY },
  ];
}

/** Codes for one account in a day that a visitor asks for, whatever its addresses. */
export function accountAllowances(account: string, address: string): Allowance[] {
  return perDay('code', `account ${account}`, addressGroup(address));
}

/** Codes in a day that a signed-in customer asks for, to whatever addresses. */
export function customerAllowance(customer: string): Allowance {
  return { subject: `code customer ${customer}`, limit: PER_DAY.code, window: DAY };
}

/** Codes and tokens that one IP address may try. */
export function tryAllowance(address: string): Allowance {
  return { subject: `try address ${addressGroup(address)}`, limit: 30, window: 15 * MINUTE };
}
