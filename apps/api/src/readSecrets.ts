import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { object, parse, string } from 'valibot'
import type { Secrets } from './AppDeps.ts'

const form = object({
  otpPepper: string(),
  userDataKey: object({ kid: string(), x: string(), y: string(), d: string() }),
})

/** Reads the installation's secrets from their file, which is made on the first start and readable by its owner only. */
export async function readSecrets(file: string): Promise<Secrets> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return parse(form, JSON.parse(kept))
  const made = await makeSecrets()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

/** Makes new secrets. */
export async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x = '', y = '', d = '' } = await exportJWK(privateKey)
  const kid = randomBytes(8).toString('base64url')
  return { otpPepper: randomBytes(32).toString('base64url'), userDataKey: { kid, x, y, d } }
}
