/** A mail of a company, as the outbox knows it. */
export interface ReturnedMail {
  readonly companyId: string;
  readonly id: string;
}

/** Of what stands before the @ (RFC 5321, 4.5.3.1.1). */
const LONGEST_NAME = 64;
const UUID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/**
 * Where a mail comes back to if nobody takes it: `bounces+COMPANY.ID@host` of `bounces@host`, so that whoever gets it knows which
 * one it was, whatever the other server quotes of it. Null where the company's id is no part of an address.
 */
export function returnAddress(bounceAddress: string, { companyId, id }: ReturnedMail): string | null {
  const at = bounceAddress.lastIndexOf('@');
  const name = `${bounceAddress.slice(0, at)}+${companyId}.${id.replaceAll('-', '')}`;
  if (!/^[\w-]+$/.test(companyId) || name.length > LONGEST_NAME) return null;
  return name + bounceAddress.slice(at);
}

/** Null for what is no such address. */
export function readReturnAddress(address: string): ReturnedMail | null {
  const [, companyId, hex = ''] = /\+([\w-]+)\.([\da-f]{32})@[^@]+$/.exec(address) ?? [];
  if (companyId === undefined) return null;
  return { companyId, id: hex.replace(UUID, '$1-$2-$3-$4-$5') };
}
