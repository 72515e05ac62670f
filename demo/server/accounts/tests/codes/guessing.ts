import { and, eq, isNotNull } from 'drizzle-orm';
import {
  checkEmailCode,
  checkPhoneCode,
  createEmptyUser,
  register,
} from '#contract/people/users-registration.ts';
import { signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { codes } from '../../../database/schema/people/accounts.ts';
import { clientOf } from '../../../testing/client.ts';
import { later, salon, server } from '../../../testing/open-salons.ts';
import { mailsTo } from '../post.ts';

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;
export const CAMILLE = 'camille@example.com';
export const PHONE = '+33199004217';
export const NOBODY = { email: 'nobody@example.com', phone: '+33199005555' };

export const at = (address: string) => clientOf(server, salon, { address });

/** Whoever comes for the first time, or in a browser with a word of its own. */
export const owner = (device?: string) => ({
  client: at('198.51.100.7'),
  device: device === undefined ? {} : { device },
});

/** What the ways to come in by a code ask for and try, by a word that leads from one to the other. */
export const WAYS = [
  async (client: ReturnType<typeof at>, { email }: typeof NOBODY) => {
    const { request } = await client.get(signInByEmail, { body: { email } });
    return (code: string) => client.refusal(signInByEmail, { body: { email, code, request: request ?? '' } });
  },
  async (client: ReturnType<typeof at>, { phone }: typeof NOBODY) => {
    const { request } = await client.get(signInByPhone, { body: { phone } });
    return (code: string) => client.refusal(signInByPhone, { body: { phone, code, request: request ?? '' } });
  },
  async (client: ReturnType<typeof at>, { email }: typeof NOBODY) => {
    const { userId } = await client.get(register, { body: { email, firstname: '', lastname: '' } });
    return (code: string) => client.refusal(checkEmailCode, { body: { code, userId } });
  },
  async (client: ReturnType<typeof at>, { phone }: typeof NOBODY) => {
    const { userId } = await client.get(createEmptyUser, { body: { phone } });
    return (code: string) => client.refusal(checkPhoneCode, { body: { code, userId } });
  },
];

/** Strangers at ever other addresses ask for codes of a person by each way, and try every code until it is refused. */
export async function guess(person: typeof NOBODY): Promise<string[]> {
  const answers: string[] = [];
  for (let round = 0; round < 22; round += 1) {
    const attempt = await WAYS[round % WAYS.length]!(at(`203.0.${round}.7`), person);
    for (let digits = 1; ; digits += 1) {
      const { type } = await attempt(String(digits).padStart(6, '0'));
      answers.push(type);
      if (type !== 'code_wrong') break;
    }
    later(MINUTE);
  }
  return answers;
}

export const guessOfCamille = () => guess({ email: CAMILLE, phone: PHONE });

/** Strangers begin registrations by each address of a person, until codes that are open leave no more tries of a day. */
export async function askAsStrangers(person: typeof NOBODY): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    for (const ask of WAYS.slice(2)) await ask(at(`203.0.${round}.7`), person);
    later(MINUTE);
  }
}

/** How often a code that may be right was tried. */
export async function lookedAt(): Promise<number> {
  const rows = await server.database.db
    .select({ tries: codes.tries })
    .from(codes)
    .where(and(eq(codes.companyId, salon), isNotNull(codes.codeHash)));
  return rows.reduce((total, { tries }) => total + tries, 0);
}

/** What an owner gets who asks for a code by e-mail. */
export async function askAsOwner(device?: string) {
  const asking = owner(device);
  const { request } = await asking.client.get(signInByEmail, { body: { email: CAMILLE, ...asking.device } });
  const [newest] = await mailsTo(server, salon, CAMILLE);
  return { ...asking, request: request ?? '', subject: newest?.subject ?? '' };
}
