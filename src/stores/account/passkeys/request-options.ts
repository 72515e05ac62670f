import { askSignInOptions } from '#contract/account/passkeys.ts';
import type { Api } from '#platform/api/api.ts';
import type { OptionsJson, Passkeys } from '#platform/passkeys.ts';
import { parsePasskeyOptions } from '#platform/wire/account/passkeys.ts';

/** What a browser is asked for a passkey with; null where there are none on this page, or nobody could say. */
export async function requestOptions(api: Api, { host }: Passkeys): Promise<OptionsJson | null> {
  const asked = await api.ask(askSignInOptions, parsePasskeyOptions, { body: { host } });
  return asked.kind === 'ok' ? asked.value.publicKey : null;
}
