import { PROFILE_FIELDS, type ProfileField, type ProfileInput } from '../profile.ts';

interface Edit {
  readonly typed: string;
  /** What stood there when it was typed. */
  readonly before: string;
}

/** What a customer has typed into the form of their profile and not saved yet: the fields that they touched. */
export type ProfileEdits = Readonly<Partial<Record<ProfileField, Edit>>>;

/** The edits after `input` stands in the form; a field that says what is saved is not touched. */
export function editsOf(saved: ProfileInput, input: ProfileInput, former: ProfileEdits = {}): ProfileEdits {
  const touched = PROFILE_FIELDS.filter((field) => input[field] !== saved[field]);
  return Object.fromEntries(
    touched.map((field) => [
      field,
      { typed: input[field], before: former[field]?.before ?? saved[field] } satisfies Edit,
    ]),
  );
}

/** What stands in the form: what is saved, but for the fields that were touched. */
export function withEdits(saved: ProfileInput, edits: ProfileEdits): ProfileInput {
  const input: Record<ProfileField, string> = { ...formOf(saved) };
  for (const field of PROFILE_FIELDS) input[field] = edits[field]?.typed ?? input[field];
  return input;
}

/** The fields that were touched, and have been saved with other words since. */
export function changedMeanwhile(saved: ProfileInput, edits: ProfileEdits): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => {
    const edit = edits[field];
    return edit !== undefined && edit.before !== saved[field] && edit.typed !== saved[field];
  });
}

/** Of what is sent, the fields that are not saved so already. */
export function changesIn(saved: ProfileInput, details: ProfileInput): Partial<ProfileInput> {
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => details[field] !== saved[field]).map((field) => [field, details[field]]),
  );
}

function formOf({ firstname, lastname, city, country, birthday }: ProfileInput): ProfileInput {
  return { firstname, lastname, city, country, birthday };
}
