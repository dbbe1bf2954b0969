import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { apiFolder } from '../../../apiFolder.ts'
import { formatCatalogueErrors } from '../formatCatalogueErrors.ts'
import { readCatalogue } from '../readCatalogue.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Reads the template with an additional CSV file; returns the errors as they are printed. */
function reportOf(file: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'csv-'))
  folders.push(folder)
  cpSync(join(apiFolder, 'sample/template'), folder, { recursive: true })
  if (file.startsWith('service-areas')) rmSync(join(folder, 'service-areas.yaml'))
  writeFileSync(join(folder, file), content)
  const read = readCatalogue(folder, new Set(['pune']))
  return read.isValid ? 'valid' : formatCatalogueErrors(read.errors)
}

const header = 'nid;type;slug;title;category;price;stock;addedOn;alt;description;contains;delivery.through'
const row = (values: Readonly<Record<string, string>>) => {
  const own: Readonly<Record<string, string>> = {
    ...{
      nid: '9',
      type: 'flower',
      slug: 'nine-roses',
      title: 'Nine Roses',
      category: 'flowers',
      price: '499',
    },
    ...{ stock: '4', addedOn: '2026-11-01', alt: 'Nine roses in a tall glass', description: 'Nine.' },
    ...{ contains: 'Roses', 'delivery.through': 'vendor' },
    ...values,
  }
  return `${header}\r\n${header
    .split(';')
    .map((name) => own[name])
    .join(';')}\r\n`
}

const more = 'products/more.csv'

it('reads the products of a CSV file in addition to those of YAML files', () => {
  expect(reportOf(more, row({}))).toBe('valid')
})

type Refusal = readonly [what: string, file: string, content: string | Uint8Array, report: string | RegExp]

const refusals: readonly Refusal[] = [
  [
    'a price as it is written in India',
    more,
    row({ price: '₹1,299.00' }),
    `products/more.csv:2:40  cell F2, price: must be a number; it is "₹1,299.00"
  Write the number alone, such as 1299.00: no quotes, no currency sign, no thousands separator.`,
  ],
  ['a price in lakhs', more, row({ price: '1,00,299' }), 'such as 100299: no'],
  ['a price with Rs. and /-', more, row({ price: 'Rs. 749/-' }), 'such as 749: no'],
  ['a price with a decimal comma', more, row({ price: '749,50' }), 'such as 749.50: no'],
  ['a price that is none', more, row({ price: 'ask us' }), 'such as 749 or 749.50: no'],
  ['a price with three decimals', more, row({ price: '1.299' }), 'two decimals'],
  ['a price in scientific notation', more, row({ price: '1.3E+03' }), 'must be a number; it is "1.3E+03"'],
  [
    'a missing cell',
    more,
    row({ title: '' }),
    'cell D2, title: title is missing\n  Fill in the column title.',
  ],
  ['half a unit', more, row({ stock: '1.5' }), 'cell G2, stock: must be a whole number; it is 1.5'],
  [
    'a date as Excel writes it',
    more,
    row({ addedOn: '01-11-2026' }),
    'H2, addedOn: must be a date such as 2026-12-24',
  ],
  ['an unknown type', more, row({ type: 'pie' }), 'cell B2, type: must be one of: flower'],
  ['an unknown category', more, row({ category: 'pies' }), 'cell E2, category: has to be true'],
  ['the number of another product', more, row({ nid: '1' }), 'cell A2, nid: has to be true'],
  [
    'an unknown column',
    more,
    row({}).replace('price', 'Price'),
    'more.csv:1:30  cell F1, Price: Price is not a column here',
  ],
  [
    'a column twice',
    more,
    row({}).replace('stock', 'price'),
    'cell G1, price: price is a column already\n  Remove one of the two.',
  ],
  [
    'a cell without a column',
    more,
    row({ 'delivery.through': 'vendor;x' }),
    'cell M2: this cell belongs to no column',
  ],
  [
    'no columns at all',
    more,
    '\r\n',
    'more.csv:1:1  has no names of columns in its first row\n  Write them there. Columns: nid, sku',
  ],
  ['an empty file', more, '', 'more.csv:1:1  has no names of columns'],
  [
    'a quote that is not closed',
    more,
    row({ title: '"Nine' }),
    'more.csv:2:21  the quote that begins this cell is not closed',
  ],
  [
    'a quote inside a cell',
    more,
    row({ title: 'A 10" Vase' }),
    'more.csv:2:21  a quote stands inside this cell',
  ],
  [
    'a text behind a quote',
    more,
    row({ title: '"Nine" Roses' }),
    'more.csv:2:21  a quote stands inside this cell',
  ],
  [
    'brackets that cannot be read',
    more,
    row({ contains: '[a, {b' }),
    'cell K2, contains: the text in brackets cannot be read',
  ],
  [
    'a line break in a title',
    more,
    row({ title: '"Nine\r\nRoses"' }),
    'cell D2, title: must be one line of letters',
  ],
  [
    'a workbook',
    more,
    Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
    'more.csv:1:1  is not a CSV file in UTF-8\n  Save it once more',
  ],
  ['Windows-1252', more, Buffer.from('nid;title\n1;Caf\xe9', 'latin1'), 'is not a CSV file in UTF-8'],
  ['UTF-16', more, Buffer.from('\uFEFFnid;title', 'utf16le'), 'is not a CSV file in UTF-8'],
  [
    'the name of another file',
    'products/gifts.csv',
    row({}),
    'gifts.yaml:1:1  has the same content as products/gifts.csv',
  ],
  ['a file that is no list', 'search.csv', 'a', 'search.csv:1:1  is not a file of a catalogue'],
  [
    'prices of no product',
    'prices.csv',
    'nid,price\n1,700\n77,500',
    'prices.csv:3:1  cell A3, nid: no product has 77',
  ],
  [
    'prices without a number',
    'prices.csv',
    'nid,title,price\n,Roses,1',
    'prices.csv:2:1  cell A2, sku: the row names no product',
  ],
  [
    'prices twice',
    'prices.csv',
    'sku,price\nmg-1,700\nmg-1,700',
    'prices.csv:3:1  cell A3, sku: mg-1 is in line 2 already',
  ],
  [
    'a price in a table as it is written in India',
    'prices.csv',
    'nid,price\n2,"₹1,00,299.50"',
    'prices.csv:2:3  cell B2, price: must be a number; it is "₹1,00,299.50"\n  Write the number alone, such as 100299.50',
  ],
  [
    'a price above the list price',
    'prices.csv',
    'nid,price\n2,800',
    'prices.csv:2:3  cell B2: listPrice is not below price',
  ],
  [
    'a stock below zero',
    'stock.csv',
    'nid,stock\n2,-1',
    'stock.csv:2:3  cell B2, stock: must be at least 0; it is -1',
  ],
  ['a column of another table', 'stock.csv', 'nid,price\n2,1', 'cell B1, price: price is not a column here'],
  [
    'an unknown city',
    'service-areas.csv',
    'cities,by\npune|puna,vendor',
    'service-areas.csv:2:1  cell A2, cities[1]: has to be true',
  ],
  [
    'a pincode of five digits',
    'service-areas.csv',
    'pincodes,by\n41100,vendor',
    'cell A2, pincodes[0]: must be six digits',
  ],
  [
    'an area of nothing',
    'service-areas.csv',
    'cities,by\n,vendor',
    'service-areas.csv:2:1  cell A2: countries, states, cities or pincodes',
  ],
  [
    'an unknown way of delivery',
    'service-areas.csv',
    'cities,by\npune,vendor|drone',
    'cell B2, by[1]: must be one of: vendor, courier, cake',
  ],
]

it.each(refusals)('rejects %s, and says where it is and how to correct it', (_, file, content, report) => {
  expect(reportOf(file, content)).toMatch(report)
})
