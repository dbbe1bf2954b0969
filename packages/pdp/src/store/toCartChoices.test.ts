import { expect, it } from 'vitest'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { photoAttribute, uploadedPhoto } from '../fixtures/photoAttribute.ts'
import { toCartChoices } from './toCartChoices.ts'

const { weight, eggless, message, name } = cakeAttributes
const attributes = [weight, eggless, message, name, photoAttribute]
const all = [weight, eggless, message, name, photoAttribute].map(({ id }) => id)

it('sends the options of each attribute that has some, chosen or not', () => {
  expect(toCartChoices(attributes, { options: { 10: [2] }, texts: {} })).toEqual({
    choices: [
      { attribute: 10, options: [2] },
      { attribute: 6, options: [] },
    ],
  })
})

it('trims texts and omits blank ones', () => {
  expect(toCartChoices([message, name], { options: {}, texts: { 16: '   ', 41: ' Asha ' } })).toEqual({
    texts: [{ attribute: 41, text: 'Asha' }],
  })
})

it('sends texts and photos only of the attributes that take them', () => {
  const texts = Object.fromEntries(all.map((id) => [id, 'Asha']))
  const photos = Object.fromEntries(all.map((id) => [id, uploadedPhoto]))
  expect(toCartChoices(attributes, { options: {}, texts, photos })).toEqual({
    choices: [
      { attribute: 10, options: [] },
      { attribute: 6, options: [] },
    ],
    texts: [
      { attribute: 16, text: 'Asha' },
      { attribute: 41, text: 'Asha' },
    ],
    photos: [{ attribute: 43, upload: uploadedPhoto.id }],
  })
})

it('sends nothing for a product without attributes', () => {
  expect(toCartChoices([], { options: { 10: [2] }, texts: { 16: 'Asha' } })).toStrictEqual({})
})
