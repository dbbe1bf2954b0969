import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSecrets, writeSecrets } from './readSecrets.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'within', 'secrets.json')

describe('the file of secrets', () => {
  it('is made once, whoever asks how often, and only its owner may read it', async () => {
    const file = newFile()
    await Promise.all([writeSecrets(file), writeSecrets(file)])
    const made = await readSecrets(file)
    await writeSecrets(file)
    expect(await readSecrets(file)).toEqual(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('that is missing stops the start and says how to make it', async () => {
    await expect(readSecrets(newFile())).rejects.toThrow(/There is no file of secrets at .*Make it once with/)
  })
})
