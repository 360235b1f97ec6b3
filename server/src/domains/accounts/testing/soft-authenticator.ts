import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Ways to make an authenticator misbehave, for tests. */
interface Wrongly {
  readonly origin?: string;
  readonly site?: string;
  readonly verifiesUser?: boolean;
  readonly counter?: number;
}

/** A passkey in memory (WebAuthn level 2, ES256, no attestation). Counts its signatures. */
export class SoftAuthenticator {
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates the passkey, as `navigator.credentials.create` does. */
  create(options: { challenge: string; user: { id: string } }, wrongly: Wrongly = {}) {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coseKey = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.#id.length), this.#id, coseKey]);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(Buffer.concat([this.#data(ATTESTED, wrongly), credential]))],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', options.challenge, wrongly),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs a challenge, as `navigator.credentials.get` does. */
  get(options: { challenge: string }, wrongly: Wrongly = {}) {
    this.counter += 1;
    const clientDataJSON = this.#client('webauthn.get', options.challenge, wrongly);
    const data = this.#data(0, wrongly);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return this.#credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey).toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #credential<Response>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #client(type: string, challenge: string, { origin = this.#origin }: Wrongly): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #data(flags: number, { site = new URL(this.#origin).hostname, verifiesUser = true, counter }: Wrongly): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const present = PRESENT | flags | (verifiesUser ? VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([present]), count]);
  }
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** Encodes CBOR (RFC 8949), as far as needed here. */
const head = (major: number, value: number) =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)]);
const cborInt = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
