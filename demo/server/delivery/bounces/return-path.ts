/** Of what stands before the @ (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;
const UUID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/**
 * Where a mail comes back to if nobody takes it (VERP): `bounces+ID@host` of `bounces@host`, so that whoever gets it knows which one
 * it was, whatever the other server quotes of it. Null where the address has no room left for it.
 */
export function bounceReturnPath(bounceAddress: string, mailId: string): string | null {
  const at = bounceAddress.lastIndexOf('@');
  const localPart = `${bounceAddress.slice(0, at)}+${mailId.replaceAll('-', '')}`;
  return localPart.length > LONGEST_LOCAL_PART ? null : localPart + bounceAddress.slice(at);
}

/** The id of the mail; null for what is no such address. */
export function readReturnPath(address: string): string | null {
  const [, hex] = /\+([\da-f]{32})@[^@]+$/i.exec(address) ?? [];
  return hex?.toLowerCase().replace(UUID, '$1-$2-$3-$4-$5') ?? null;
}
