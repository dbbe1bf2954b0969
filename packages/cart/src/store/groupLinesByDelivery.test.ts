import { expect, it } from 'vitest'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { groupLinesByDelivery } from './groupLinesByDelivery.ts'

const { roses, cake, plant } = sampleLines

it('groups lines by delivery type and country, in the order in which lines first appear', () => {
  const abroad = { ...cake, country: 840 }
  expect(groupLinesByDelivery(sampleCart([roses, plant, abroad, { ...cake, id: plant.id }]))).toMatchObject([
    {
      through: 'vendor',
      country: 356,
      countryName: 'India',
      lines: [{ title: roses.title }, { id: plant.id }],
    },
    { through: 'courier', country: 356, lines: [plant] },
    { through: 'vendor', country: 840, countryName: 'United States', lines: [abroad] },
  ])
})

it('has an empty country name if the server sent none', () => {
  expect(groupLinesByDelivery({ lines: [roses], countries: {} })).toMatchObject([{ countryName: '' }])
})
