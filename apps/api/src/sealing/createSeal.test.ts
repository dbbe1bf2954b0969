import { object, string } from 'valibot'
import { expect, it } from 'vitest'
import { createSeal } from './createSeal.ts'

const form = object({ said: string() })

it('opens nothing that was sealed for another purpose, even with the same secret', async () => {
  const sealed = await createSeal('secret', 'letters', form).seal({ said: 'yes' })
  expect(await createSeal('secret', 'letters', form).unseal(sealed)).toEqual({ said: 'yes' })
  expect(await createSeal('secret', 'notes', form).unseal(sealed)).toBeUndefined()
})

it('opens nothing of another form', async () => {
  const sealed = await createSeal('secret', 'letters', object({ other: string() })).seal({ other: 'yes' })
  expect(await createSeal('secret', 'letters', form).unseal(sealed)).toBeUndefined()
})
