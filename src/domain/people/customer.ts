/** A person who has logged in at one company. Empty strings stand for what the profile lacks. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** E.164. */
  readonly phone: string;
  /** Absent: nobody has said so yet. */
  readonly hasLoyaltyCard?: boolean;
}

/** How a customer is greeted: by their first name, else by what they come in with. */
export function greetedName({ firstname, email, phone }: Customer): string {
  return firstname || email || phone;
}

/** Both names, as far as they are known. */
export function wholeName({ firstname, lastname }: Customer): string {
  return `${firstname} ${lastname}`.trim();
}
