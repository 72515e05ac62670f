/** A person who has logged in at one company. Empty strings stand for what the profile lacks. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** E.164. */
  readonly phone: string;
}
