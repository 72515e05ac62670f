import { createHmac } from 'node:crypto';

/** As `kr-hash` is written (https://docs.lyra.com/en/rest/V4.0/api/kb/ipn_usage.html). */
export function hashOf(answer: string, secret: string): string {
  return createHmac('sha256', secret).update(answer).digest('hex');
}
