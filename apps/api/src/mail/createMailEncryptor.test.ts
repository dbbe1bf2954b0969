import { string as anyString, assert, asyncProperty, date, integer, option, record } from 'fast-check'
import { object, string } from 'valibot'
import { expect, it } from 'vitest'
import { createEncryptor } from '../encryption/createEncryptor.ts'
import { createMailEncryptor } from './createMailEncryptor.ts'

const day = date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const text = anyString({ unit: 'grapheme' })
const mail = record({
  to: text,
  subject: text,
  text,
  html: text,
  postedAt: day,
  usefulUntil: option(day, { nil: undefined }),
})

it('returns every mail unchanged after encryption and decryption', async () => {
  const { encrypt, decrypt } = createMailEncryptor('secret')
  await assert(
    asyncProperty(mail, async ({ usefulUntil, ...rest }) => {
      const posted = { ...rest, ...(usefulUntil && { usefulUntil }) }
      expect(await decrypt(await encrypt(posted))).toEqual(posted)
    }),
  )
})

it('does not decrypt when one letter was changed', async () => {
  const { encrypt, decrypt } = createMailEncryptor('secret')
  const sealed = await encrypt({
    to: 'asha@shop.example',
    subject: '493027',
    text: '',
    html: '',
    postedAt: new Date(),
  })
  await assert(
    asyncProperty(integer({ min: 0, max: sealed.length - 1 }), async (at) => {
      const other = sealed[at] === 'A' ? 'Q' : 'A'
      expect(await decrypt(sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined()
    }),
  )
})

it('does not decrypt a mail with another secret', async () => {
  const posted = { to: 'asha@shop.example', subject: '493027', text: '', html: '', postedAt: new Date() }
  const sealed = await createMailEncryptor('secret').encrypt(posted)
  expect(await createMailEncryptor('Secret').decrypt(sealed)).toBeUndefined()
})

it('encrypts the same mail differently each time', async () => {
  const { encrypt } = createMailEncryptor('secret')
  const posted = { to: 'asha@shop.example', subject: '493027', text: '', html: '', postedAt: new Date() }
  expect(await encrypt(posted)).not.toBe(await encrypt(posted))
})

it('decrypts a mail from before mails had HTML', async () => {
  const old = { to: 'asha@shop.example', subject: '493027', text: 'It is 493027.\n' }
  const form = object({ to: string(), subject: string(), text: string(), postedAt: string() })
  const sealed = await createEncryptor('secret', 'mail jobs', form).encrypt({
    ...old,
    postedAt: '2026-11-23T10:00:00.000Z',
  })
  expect(await createMailEncryptor('secret').decrypt(sealed)).toMatchObject({ ...old, html: '' })
})
