import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '@touchline/contract';

const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const hash = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A CBOR byte string of 24 to 255 bytes. */
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
/** A CBOR text with a length below 24. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** User present and user verified. */
const signedFlags = 0x05;
const attestedFlag = 0x40;

export interface SignOptions {
  challenge: string;
  origin: string;
  domain: string;
  /** The number of signatures that the authenticator reports. */
  signCount?: number;
  userHandle?: string;
}

const createClientData = (type: string, { challenge, origin }: SignOptions): string =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });

function createAuthenticatorData({ domain, signCount = 0 }: SignOptions, flags: number, attested = Buffer.alloc(0)) {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(signCount);
  return Buffer.concat([hash(domain), Buffer.from([flags]), counter, attested]);
}

/** An authenticator with one passkey, which signs whatever it is asked: a browser checks the origin, this does not. */
export class TestAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #rawId = randomBytes(32);

  get rawId(): string {
    return encode(this.#rawId);
  }

  create(options: SignOptions): NewPasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cosePublicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#rawId.length]),
      this.#rawId,
      cosePublicKey,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(createAuthenticatorData(options, signedFlags | attestedFlag, attested)),
    ]);
    return {
      rawId: this.rawId,
      response: {
        clientDataJSON: encode(createClientData('webauthn.create', options)),
        attestationObject: encode(attestationObject),
        transports: ['internal'],
      },
    };
  }

  sign(options: SignOptions): PasskeyAssertion {
    const clientData = createClientData('webauthn.get', options);
    const authenticatorData = createAuthenticatorData(options, signedFlags);
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), this.#keys.privateKey);
    return {
      rawId: this.rawId,
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(signature),
        userHandle: options.userHandle,
      },
    };
  }
}
