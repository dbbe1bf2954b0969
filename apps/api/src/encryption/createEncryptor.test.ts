import { object, string } from 'valibot'
import { expect, it } from 'vitest'
import { createEncryptor } from './createEncryptor.ts'

const form = object({ said: string() })

it('does not decrypt content of another purpose, even with the same secret', async () => {
  const sealed = await createEncryptor('secret', 'letters', form).encrypt({ said: 'yes' })
  expect(await createEncryptor('secret', 'letters', form).decrypt(sealed)).toEqual({ said: 'yes' })
  expect(await createEncryptor('secret', 'notes', form).decrypt(sealed)).toBeUndefined()
})

it('an encryptor does not decrypt content of another schema', async () => {
  const sealed = await createEncryptor('secret', 'letters', object({ other: string() })).encrypt({
    other: 'yes',
  })
  expect(await createEncryptor('secret', 'letters', form).decrypt(sealed)).toBeUndefined()
})
