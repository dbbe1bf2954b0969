import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { encryptUserData } from './encryptUserData.ts'

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x = '', y = '' } = await exportJWK(publicKey)
  return { privateKey, jwk: { kid: 'k1', kty: 'EC', crv: 'P-256', x, y } as const }
}

describe('encrypting e-mail and mobile', () => {
  it('returns ciphertext that an independent JWE implementation can decrypt', async () => {
    const { privateKey, jwk } = await makeKey()
    const sealed = await encryptUserData(jwk, { email: 'priya@example.com', mobile: '9876543210' })
    const { plaintext, protectedHeader } = await compactDecrypt(sealed.ok ? sealed.value : '', privateKey)
    expect(new TextDecoder().decode(plaintext)).toBe('priya@example.com\u001f9876543210')
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' })
  })

  it('never returns the same ciphertext twice', async () => {
    const { jwk } = await makeKey()
    const contact = { email: 'priya@example.com', mobile: '' }
    expect(await encryptUserData(jwk, contact)).not.toEqual(await encryptUserData(jwk, contact))
  })

  it('returns an error value for an unusable key', async () => {
    const { jwk } = await makeKey()
    expect(await encryptUserData({ ...jwk, x: 'nonsense' }, { email: 'a@b.in', mobile: '' })).toEqual({
      ok: false,
      failure: { kind: 'encryption' },
    })
  })
})
