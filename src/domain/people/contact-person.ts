import type { ContactInput } from './contact-details.ts';

const FIELDS = ['firstname', 'lastname', 'email', 'phone'] as const;
type Field = (typeof FIELDS)[number];

/** Who comes, and how they are reached; nothing of it need be typed yet. */
export type Contact = Pick<ContactInput, Field>;

/** A contact that could stand in place of the one at hand: the profile's, or what was typed before that took its place. */
export interface OtherContact {
  readonly kind: 'account' | 'typed';
  readonly contact: Contact;
}

export function contactOf(from: Contact, of: (field: Field) => string = (field) => from[field]): Contact {
  return Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Record<Field, string>;
}

/** As it is compared: spaces and capitals make nobody another person. */
const plain = (text: string) => text.replace(/[\s.-]/g, '').toLocaleLowerCase();

export function isSameContact(one: Contact, other: Contact): boolean {
  return FIELDS.every((field) => plain(one[field]) === plain(other[field]));
}

/** Whether all that was typed is what a profile says too, where it says anything. */
export function isOfProfile(typed: Contact, own: Contact): boolean {
  return FIELDS.every((field) => !typed[field] || !own[field] || plain(typed[field]) === plain(own[field]));
}

/** Whether two contacts that were typed apart may be one person's: nothing differs, and something is the same, where both say anything. */
export function mayBeOfOne(one: Contact, other: Contact): boolean {
  const isNobody = (contact: Contact) => FIELDS.every((field) => plain(contact[field]) === '');
  const isShared = FIELDS.some((field) => one[field] && plain(one[field]) === plain(other[field]));
  return isOfProfile(one, other) && (isShared || isNobody(one) || isNobody(other));
}

/** What was typed, and the profile where nothing was. */
export function filledIn(typed: Contact, own: Contact): Contact {
  return contactOf(typed, (field) => typed[field] || own[field]);
}
