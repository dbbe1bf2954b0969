import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { object, parse, string } from 'valibot'
import type { Secrets } from './AppDeps.ts'

const form = object({
  otpPepper: string(),
  userDataKey: object({ kid: string(), x: string(), y: string(), d: string() }),
})

/** Reads the installation's secrets from their file; throws where there is none. */
export async function readSecrets(file: string): Promise<Secrets> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept === undefined) {
    throw new Error(
      `There is no file of secrets at ${file}. Make it once with "node apps/api/dist/secrets.js ${file}" and give the same file to every instance (STORE_SECRETS).`,
    )
  }
  return parse(form, JSON.parse(kept))
}

/** Writes new secrets to a file that only its owner may read; one that is there already stays as it is. */
export async function writeSecrets(file: string): Promise<void> {
  if (existsSync(file)) return
  await mkdir(dirname(file), { recursive: true })
  const mine = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(mine, JSON.stringify(await makeSecrets()), { mode: 0o600 })
  try {
    // Linked into place whole: of several processes that start at once, the first one's secrets hold.
    await link(mine, file)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  } finally {
    await rm(mine)
  }
}

/** Makes new secrets. */
export async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x = '', y = '', d = '' } = await exportJWK(privateKey)
  const kid = randomBytes(8).toString('base64url')
  return { otpPepper: randomBytes(32).toString('base64url'), userDataKey: { kid, x, y, d } }
}
