import { addressGroup } from '../../http/requests/client-address.ts';
import type { Allowance } from '../allowances.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Milliseconds before another message of the same kind goes to the same address. */
const RESEND = MINUTE;

/** An e-mail address, or a phone to which an SMS goes. */
export type Channel = 'email' | 'phone';

/** How many messages that anyone may cause go to one address, are caused from one IP address, and by one company's site. */
export function messageAllowances(
  channel: Channel,
  kind: 'code' | 'link',
  destination: string,
  address: string,
): Allowance[] {
  const again = { subject: `${kind} again ${channel} ${destination}`, limit: 1, window: RESEND };
  const daily = { subject: `${kind} day ${channel} ${destination}`, limit: PER_DAY[kind], window: DAY };
  const common = [again, daily];
  return channel === 'phone'
    ? [
        ...common,
        { subject: `sms phone ${destination}`, limit: 5, window: HOUR },
        { subject: `sms address ${addressGroup(address)}`, limit: 10, window: HOUR },
        { subject: 'sms company', limit: 500, window: DAY },
      ]
    : [
        ...common,
        { subject: `mail address ${addressGroup(address)}`, limit: 30, window: HOUR },
        { subject: 'mail company', limit: 5000, window: DAY },
      ];
}

/** A code has a million values, and is guessed five times at most: five a day. A link cannot be guessed. */
const PER_DAY = { code: 5, link: 10 } as const;

/** Codes for one account in a day, whatever its addresses. */
export function accountAllowance(account: string): Allowance {
  return { subject: `code account ${account}`, limit: PER_DAY.code, window: DAY };
}

/** Codes and tokens that one IP address may try. */
export function tryAllowance(address: string): Allowance {
  return { subject: `try address ${addressGroup(address)}`, limit: 30, window: 15 * MINUTE };
}
