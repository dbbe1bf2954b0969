import { createPrivateKey, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { minLength, object, pipe, safeParse, string } from 'valibot'
import type { Secrets } from './AppDeps.ts'
import { apiFolder } from './apiFolder.ts'
import type { Log } from './log/Log.ts'

// Command that creates the secrets file; the script's path in a deployable folder differs from that in the repository.
const script = join(apiFolder, 'dist/secrets.js')

// A secret of 256 random bits has 43 characters; a password that a person invented has fewer.
const form = object({
  otpPepper: pipe(string(), minLength(43)),
  userDataKey: object({ kid: pipe(string(), minLength(1)), x: string(), y: string(), d: string() }),
})

/**
 * Reads the installation's secrets from their file. Throws if it is missing or invalid; the error names the file and
 * does not quote its content.
 */
export async function readSecrets(file: string, log: Pick<Log, 'warn'>): Promise<Secrets> {
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored === undefined) {
    throw new Error(
      `There is no file of secrets at ${file}. Make it once with "node ${script} ${file}" and give the same file to every instance (STORE_SECRETS).`,
    )
  }
  const secrets = parseSecrets(stored)
  if (secrets === undefined) {
    throw new Error(
      `The file of secrets at ${file} is damaged: it must hold JSON with an otpPepper of at least 43 characters and a userDataKey on the curve P-256. Put its copy back (STORE_SECRETS).`,
    )
  }
  const { mode } = await stat(file)
  if ((mode & 0o077) !== 0) {
    log.warn(
      `Other users of this machine may open the file of secrets at ${file}. Allow its owner alone: chmod 600.`,
    )
  }
  return secrets
}

function parseSecrets(kept: string): Secrets | undefined {
  try {
    const { output, success } = safeParse(form, JSON.parse(kept))
    if (!success) return undefined
    // Throws for an invalid key.
    createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...output.userDataKey }, format: 'jwk' })
    return output
  } catch {
    // Error messages of JSON or the key would quote the secrets.
    return undefined
  }
}

/** Writes new secrets to a file that only its owner may read; an existing file stays unchanged. */
export async function writeSecrets(file: string): Promise<void> {
  if (existsSync(file)) return
  await mkdir(dirname(file), { recursive: true })
  const mine = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(mine, JSON.stringify(await generateSecrets()), { mode: 0o600 })
  try {
    // The file is hard-linked atomically, so that several processes that start together use the secrets of the first
    // one.
    await link(mine, file)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  } finally {
    await rm(mine)
  }
}

/** Generates new secrets. */
export async function generateSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x = '', y = '', d = '' } = await exportJWK(privateKey)
  const kid = randomBytes(8).toString('base64url')
  return { otpPepper: randomBytes(32).toString('base64url'), userDataKey: { kid, x, y, d } }
}
