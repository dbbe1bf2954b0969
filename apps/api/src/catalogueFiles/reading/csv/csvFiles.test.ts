import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCsvFile } from '../../exporting/formatCsvFile.ts'
import { type CsvCellType, listCsvColumns } from './listCsvColumns.ts'
import { parseCsvFile } from './parseCsvFile.ts'

const areas = listCsvColumns('service-areas') ?? new Map()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const parse = (text: string, columns = areas) => parseCsvFile('test.csv', bytesOf(text), columns)

it('a CSV file has a column for each field of a product, or of a row in another catalogue file', () => {
  const products = listCsvColumns('products')
  expect(products?.get('price')).toBe('number')
  expect(products?.get('delivery.nextDay')).toBe('boolean')
  expect(products?.get('delivery.express')).toBe('number')
  expect(products?.get('personalise.designer.name')).toBe('boolean')
  expect(products?.get('contains')).toBe('texts')
  expect(products?.get('related')).toBe('numbers')
  expect(products?.get('attributes')).toBe('groups')
  expect(listCsvColumns('offers')).toBeUndefined()
})

const expected = [
  { cities: ['pune', 'goa'], by: ['vendor', 'courier'] },
  { pincodes: ['411001'], by: ['vendor'] },
]

it.each([
  ['commas and line feeds', 'cities,pincodes,by\npune|goa,,vendor|courier\n,411001,vendor\n'],
  [
    'semicolons and Windows line ends',
    'cities;pincodes;by\r\npune|goa;;vendor|courier\r\n;411001;vendor\r\n',
  ],
  ['tabs', 'cities\tpincodes\tby\npune | goa\t\tvendor | courier\n\t411001\tvendor'],
  ['old Mac line ends', 'cities,pincodes,by\rpune|goa,,vendor|courier\r,411001,vendor'],
  ['a byte order mark', '\uFEFFcities,pincodes,by\npune|goa,,vendor|courier\n,411001,vendor'],
  ['line breaks in quotes', 'cities,pincodes,by\r\n"pune\r\ngoa",,"vendor\ncourier"\r\n,411001,vendor\r\n'],
  ['lists in brackets', 'cities,pincodes,by\n"[pune, goa]",,"[vendor, courier]"\n,"[\'411001\']",vendor'],
  [
    'empty rows and columns',
    ',cities,pincodes,by,\n,,,,\n,pune|goa,,vendor|courier,\n\n,,411001,vendor,\n,,,,\n',
  ],
  ['spaces around cells', ' cities ,pincodes,by\n pune | goa ,, vendor|courier\n,411001,vendor'],
])('reads a file with %s', (_, text) => {
  const { value, errors } = parse(text)
  expect(errors).toEqual([])
  expect(value).toEqual(expected)
})

it('the parser finds the line, column and cell of each value, also after cells of several lines', () => {
  const { locate } = parse(
    '\uFEFFcities;states;by\r\n"pune\r\ngoa";"ü ""ö""\n";vendor\r\n\r\ngoa;;courier\r\n',
  )
  expect(locate([0, 'by', 0])).toEqual({ file: 'test.csv', line: 4, column: 3, cell: 'C2' })
  expect(locate([0, 'states'])).toEqual({ file: 'test.csv', line: 3, column: 6, cell: 'B2' })
  expect(locate([1, 'by'])).toEqual({ file: 'test.csv', line: 6, column: 6, cell: 'C4' })
  expect(locate([1, 'countries'])).toEqual({ file: 'test.csv', line: 6, column: 1, cell: 'A4' })
})

it('the parser names the columns after Z as spreadsheets do', () => {
  const names = Array.from({ length: 28 }, (_, at) => `c${at}`)
  const columns = new Map<string, CsvCellType>(names.map((name) => [name, 'text']))
  const { locate } = parse(`${names.join(',')}\n${names.join(',')}`, columns)
  expect([locate([0, 'c25']).cell, locate([0, 'c27']).cell]).toEqual(['Z2', 'AB2'])
})

const columns = new Map<string, CsvCellType>([
  ['name', 'text'],
  ['group.price', 'number'],
  ['group.inner.isOpen', 'boolean'],
  ['list', 'texts'],
  ['numbers', 'numbers'],
  ['groups', 'groups'],
])

const special = fc.constantFrom(
  '"',
  ';',
  ',',
  '|',
  '\n',
  '\r\n',
  "'",
  '=',
  '+',
  '-',
  '@',
  '[',
  ']',
  '#',
  ': ',
  'ü',
  ' ',
)
const anyText = fc
  .array(fc.oneof(special, fc.string({ maxLength: 4 })), { maxLength: 6 })
  .map((parts) => parts.join(''))
// Spaces around a text are not kept, because no text of a catalogue has them.
const trimmed = anyText.map((text) => text.replaceAll('\0', '').trim()).filter((text) => text !== '')
const amount = fc.integer({ min: -99_999_99, max: 99_999_99 }).map((paise) => paise / 100)
const optionally = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const entry = fc
  .record({
    name: trimmed,
    price: optionally(amount),
    isOpen: optionally(fc.boolean()),
    list: optionally(
      fc.array(
        anyText.map((text) => text.replaceAll('\0', '')),
        { maxLength: 3 },
      ),
    ),
    numbers: optionally(fc.array(amount, { maxLength: 3 })),
    groups: optionally(fc.array(fc.record({ label: trimmed, price: amount }), { maxLength: 3 })),
  })
  .map(({ price, isOpen, ...others }) => ({
    ...others,
    ...((price !== undefined || isOpen !== undefined) && {
      group: { price, ...(isOpen !== undefined && { inner: { isOpen } }) },
    }),
  }))
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

it('parsing a printed entry returns the same entry, with any separator and line ends', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (entries) => {
      const text = formatCsvFile(columns, entries)
      const { value, errors } = parse(text, columns)
      expect(errors).toEqual([])
      expect(value).toEqual(entries)
      expect(formatCsvFile(columns, entries)).toBe(text)
    }),
  )
})

it('escapes texts so that spreadsheets do not evaluate them as formulas', () => {
  const text = formatCsvFile(columns, [{ name: '=1+1', list: ['-a', 'b'], group: { price: -5 } }])
  expect(text).toBe("\uFEFFname,group.price,list\r\n'=1+1,-5,'-a | b\r\n")
})
