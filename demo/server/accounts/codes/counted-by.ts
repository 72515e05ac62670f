/** Whom codes are asked for, and what asks. */
interface Asking {
  /** E-mail in lower case, or E.164. */
  readonly destination: string;
  /** Id of the customer whose way in the destination is; null: nobody's. */
  readonly holder: string | null;
  /** Id of the signed-in customer who asks, where there is one. */
  readonly customer?: string;
  /** In which the account was entered before; null where it was not, or nobody knows. */
  readonly device?: string | null;
}

/** By what codes, and wrong tries of them, are counted together. */
export interface Counted {
  readonly name: string;
  /** The account's own customer or device: apart from what strangers ask for and guess. */
  readonly isKnown: boolean;
  /** Names before: what was counted at an address before its account began. */
  readonly former: readonly string[];
}

export function countedBy({ destination, holder, customer, device }: Asking): Counted {
  const account = holder ?? destination;
  if (account === customer) return { name: `customer ${customer}`, isKnown: true, former: [] };
  // Of another address as well: whoever comes in through it is somebody else, and no stranger keeps a customer from changing theirs.
  if (customer !== undefined)
    return { name: `customer ${customer} to ${destination}`, isKnown: false, former: [] };
  if (device) return { name: `device ${device}`, isKnown: true, former: [] };
  const former = holder === null ? [] : [`account ${destination}`];
  return { name: `account ${account}`, isKnown: false, former };
}
