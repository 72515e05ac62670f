import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { tellOffline } from '../../composition/tell-offline.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { OWN, readJson } from '../scoped-storage.ts';
import type { Applicant } from './record.ts';
import { createRegistrationOf, type Registration } from './registration.ts';

/** A guest's: nobody who has come in asks for a new account. */
const KEY = `${OWN}registration.form`;

/** What stands in the form of a new account, as a reload of the tab needs it: no password, and nothing that is agreed to. */
interface FormDraft {
  read(): Applicant;
  type(change: Partial<Applicant>): void;
}

function createFormDraft(tab: TextStorage): FormDraft {
  function read(): Applicant {
    const { firstname, lastname, email, phone } = fields(readJson(tab, KEY));
    return { firstname: text(firstname), lastname: text(lastname), email: text(email), phone: text(phone) };
  }
  return {
    read,
    type: (change) => void tab.write(KEY, JSON.stringify({ ...read(), ...change })),
  };
}

/** That of a form, with names and a password. */
export interface FormRegistration extends Registration {
  readonly form: FormDraft;
}

export const createRegistration = (tools: FeatureTools): FormRegistration => ({
  ...createRegistrationOf(tellOffline(tools), { key: 'registration' }),
  form: createFormDraft(tools.visitor.storage.tab),
});
