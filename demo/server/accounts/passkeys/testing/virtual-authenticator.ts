import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** What an authenticator says and signs; a test may have it say something else. */
export interface Spoken {
  readonly type: string;
  readonly challenge: string;
  readonly origin: string;
  readonly crossOrigin: boolean;
  readonly topOrigin?: string;
  readonly rpId: string;
  /** User present, user verified, backup eligible, backed up, attested credential data. */
  readonly flags: number;
  readonly counter: number;
}

export const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** What is made of a passkey that is asked for; `attestation`: CBOR of the statement and its format. */
interface Made {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: string[];
}

interface Asserted {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

/** An authenticator of one passkey (ES256) that is made and used as its page is asked to, and says whatever a test wants. */
export class VirtualAuthenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  counter = 0;
  userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  get credentialId(): string {
    return this.id.toString('base64url');
  }

  create(publicKey: object, change: Partial<Spoken> = {}): Made {
    const options = publicKey as { challenge: string; rp: { id: string }; user: { id: string } };
    this.userHandle = options.user.id;
    const spoken = this.#spoken(
      { type: 'webauthn.create', challenge: options.challenge, rpId: options.rp.id },
      change,
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      authenticatorData({ ...spoken, flags: spoken.flags | FLAGS.attested }),
      Buffer.alloc(16),
      length,
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    return {
      id: this.credentialId,
      clientDataJSON: clientData(spoken),
      attestationObject: Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]).toString('base64url'),
      transports: ['internal'],
    };
  }

  sign(publicKey: object, change: Partial<Spoken> = {}): Asserted {
    const options = publicKey as { challenge: string; rpId: string };
    const spoken = this.#spoken(
      { type: 'webauthn.get', challenge: options.challenge, rpId: options.rpId },
      change,
    );
    const authData = authenticatorData(spoken);
    const clientDataJSON = clientData(spoken);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256').update(authData).update(hash).sign(this.#keys.privateKey);
    return {
      id: this.credentialId,
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  #spoken(asked: Pick<Spoken, 'type' | 'challenge' | 'rpId'>, change: Partial<Spoken>): Spoken {
    const usual = { origin: this.#origin, crossOrigin: false, flags: FLAGS.present | FLAGS.verified };
    return { ...usual, ...asked, counter: this.counter, ...change };
  }
}

function authenticatorData({ rpId, flags, counter }: Pick<Spoken, 'rpId' | 'flags' | 'counter'>): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
}

function clientData({ type, challenge, origin, crossOrigin, topOrigin }: Spoken): string {
  const said = { type, challenge, origin, crossOrigin, ...(topOrigin !== undefined && { topOrigin }) };
  return Buffer.from(JSON.stringify(said)).toString('base64url');
}

/** CBOR of a COSE key: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    left ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    right ?? Buffer.alloc(0),
  ]);
}

/** CBOR of a text of at most 23 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
}

/** CBOR of at most 65535 bytes. */
function bytes(value: Buffer): Buffer {
  if (value.length < 256) return Buffer.concat([Buffer.from([0x58, value.length]), value]);
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
}
