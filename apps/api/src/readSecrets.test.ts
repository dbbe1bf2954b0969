import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readSecrets, writeSecrets } from './readSecrets.ts'

const quiet = { warn: () => undefined }
const newFile = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'within', 'secrets.json')

describe('the secrets file', () => {
  it('is created once for any number of callers, readable only by its owner', async () => {
    const file = newFile()
    await Promise.all([writeSecrets(file), writeSecrets(file)])
    const made = await readSecrets(file, quiet)
    await writeSecrets(file)
    expect(await readSecrets(file, quiet)).toEqual(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['without a key', (text: string) => text.replace('userDataKey', 'other')],
    ['with a pepper of one letter', (text: string) => text.replace(/"otpPepper":"[^"]+"/, '"otpPepper":"x"')],
    ['with a key on no curve', (text: string) => text.replace(/"x":"[^"]{4}/, '"x":"AAAA')],
  ])('aborts the start if it is %s, and the error does not quote it', async (_, damage) => {
    const file = newFile()
    await writeSecrets(file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, damage(text))
    const cause: unknown = await readSecrets(file, quiet).catch((thrown) => thrown)
    expect(inspect(cause)).toContain(`The file of secrets at ${file} is damaged`)
    const { otpPepper, userDataKey } = JSON.parse(text)
    for (const secret of [otpPepper, userDataKey.d, userDataKey.x])
      expect(inspect(cause, { depth: 9 })).not.toContain(secret.slice(0, 20))
  })

  it('logs a warning if other users may read it', async () => {
    const file = newFile()
    await writeSecrets(file)
    const warned: string[] = []
    const log = { warn: (text: string) => warned.push(text) }
    await readSecrets(file, log)
    expect(warned).toEqual([])
    chmodSync(file, 0o644)
    await readSecrets(file, log)
    expect(warned).toEqual([expect.stringContaining('chmod 600')])
  })

  it('aborts the start if it is missing, and the error explains how to create it', async () => {
    await expect(readSecrets(newFile(), quiet)).rejects.toThrow(
      /There is no file of secrets at .*Make it once with/,
    )
  })
})
