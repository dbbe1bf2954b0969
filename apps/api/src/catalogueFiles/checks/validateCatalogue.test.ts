import { expect, test } from 'vitest'
import { readPlaceSeeds } from '../../places/readPlaceSeeds.ts'
import { createSampleRows } from '../../sample/createSampleRows.ts'
import { readSampleCatalogue } from '../../sample/readSampleCatalogue.ts'
import type { DerivedProduct } from '../products/DerivedProduct.ts'
import { validateCatalogue } from './validateCatalogue.ts'

const readCities = async (): Promise<ReadonlySet<string>> => {
  const tables = await (await readPlaceSeeds()).unpack()
  const csv = tables.find(({ table }) => table === 'cities')?.csv ?? ''
  return new Set(csv.split('\n').map((row) => row.split(',', 1)[0] ?? ''))
}

const cities = await readCities()
const sample = readSampleCatalogue()
const { products } = sample

const change = (nid: number, changes: Partial<DerivedProduct>) =>
  validateCatalogue(
    {
      ...sample,
      products: products.map((product) => (product.nid === nid ? { ...product, ...changes } : product)),
    },
    cities,
  ).map(({ rule }) => rule)

const delivery = (nid: number) => {
  const product = products.find((each) => each.nid === nid)
  if (!product) throw new Error(`no product ${nid}`)
  return product.delivery
}

test('the sample catalogue has unique ids and no dangling references', () => {
  expect(validateCatalogue(sample, cities)).toEqual([])
})

test('the sample catalogue limits products only to cities that the merchant delivers to', () => {
  const areas = new Map(createSampleRows().serviceAreas.map((area) => [area.key, area]))
  const unserved = products.flatMap(({ nid, type, delivery: { cities: limited = [] } }) =>
    limited
      .filter((city) => !areas.get(city)?.[type === 'cake' ? 'cake' : 'vendor'])
      .map((city) => [nid, city]),
  )
  expect(unserved).toEqual([])
})

const broken: readonly (readonly [fault: string, find: () => readonly string[]])[] = [
  ['nid 1001 stands once', () => change(1004, { nid: 1001 })],
  ['slug red-roses-bouquet stands once', () => change(1004, { slug: 'red-roses-bouquet' })],
  [
    'slug red-roses-bouquet stands once',
    () => change(1004, { formerSlugs: [{ slug: 'red-roses-bouquet', status: 301 }] }),
  ],
  ['product 77 exists', () => change(1001, { related: [77] })],
  ['product 77 exists', () => change(1001, { freebie: 77 })],
  [
    'product 77 exists',
    () => change(4001, { combo: { lines: [{ nid: 77, quantity: 1 }], canReplicate: true } }),
  ],
  ['picture a-moon exists', () => change(1001, { morePictures: ['a-moon'] })],
  ['picture a-moon exists', () => change(1001, { film: { position: 1, name: 'x', thumbnail: 'a-moon' } })],
  ['offer nothing of 1001 exists', () => change(1001, { offers: ['nothing'] })],
  ['add-ons nothing of 1001 exist', () => change(1001, { addOns: 'nothing' })],
  [
    'city atlantis of 1013 exists',
    () => change(1013, { delivery: { ...delivery(1013), cities: ['atlantis'] } }),
  ],
  ['combo 4001 costs no more than its lines', () => change(4001, { price: 124_900 })],
  [
    'line 4002 of 4001 is no combo',
    () => change(4001, { combo: { lines: [{ nid: 4002, quantity: 1 }], canReplicate: true } }),
  ],
  ['1007 can travel with 4001', () => change(4001, { delivery: delivery(3001) })],
  ['9012 can travel with 1001', () => change(1001, { delivery: delivery(3001) })],
  ['5013 can travel with 6008', () => change(5013, { delivery: delivery(1001) })],
  ['the parcel of 6007 goes by courier', () => change(6008, { delivery: delivery(1001) })],
  [
    'the parcel of 6007 holds nothing else',
    () =>
      change(6008, { hamper: { steps: [{ title: 'Cake', min: 0, max: 1, items: [2017] }], offsetDays: 2 } }),
  ],
]

test.each(broken)('%s', (fault, find) => {
  expect(find()).toContain(fault)
})
