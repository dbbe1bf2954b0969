import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { apiFolder } from '../../apiFolder.ts'
import { formatCatalogueErrors } from './formatCatalogueErrors.ts'
import { readCatalogue } from './readCatalogue.ts'

const template = join(apiFolder, 'sample/template')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

type Change = readonly [file: string, find: string, text: string]

/** Copies the template and replaces texts in its files; a replacement of the empty text is the whole file. */
function copyTemplate(...changes: readonly Change[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  folders.push(folder)
  cpSync(template, folder, { recursive: true })
  for (const [file, find, text] of changes) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    const before = find === '' ? '' : readFileSync(path, 'utf8')
    if (!before.includes(find)) throw new Error(`${file} does not contain ${find}`)
    writeFileSync(path, find === '' ? text : before.replace(find, () => text))
  }
  return folder
}

const errorsOf = (...changes: readonly Change[]) => {
  const read = readCatalogue(copyTemplate(...changes), new Set(['pune']))
  return read.isValid ? [] : read.errors
}

const gifts = 'products/gifts.yaml'

type Case = readonly [
  what: string,
  change: Change,
  expected: {
    /** A text that starts at the position of the error. */
    readonly at?: string
    readonly path: string
    readonly rule: string | RegExp
    readonly fix: RegExp
  },
]

function positionOf(at: string, text: string) {
  const before = text.slice(0, text.indexOf(at)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

it('reads the catalogue template without errors', () => {
  const read = readCatalogue(copyTemplate(), new Set(['pune']))
  expect(read).toMatchObject({ isValid: true, catalogue: { products: [{ nid: 1 }, { nid: 2 }, { nid: 3 }] } })
})

it('reads the same catalogue from the CSV of the template', () => {
  const folder = copyTemplate()
  cpSync(join(template, 'csv'), folder, { recursive: true })
  rmSync(join(folder, gifts))
  rmSync(join(folder, 'service-areas.yaml'))
  expect(readCatalogue(folder)).toEqual(readCatalogue(template))
})

it('parses amounts as people write them, in paise', () => {
  const read = readCatalogue(copyTemplate())
  expect(read.isValid && read.catalogue.products.map(({ price }) => price)).toEqual([64_900, 59_900, 4_950])
})

it('reads a file with a single product, and a file without products', () => {
  const one = readFileSync(join(template, gifts), 'utf8').split(/^# \d\./m)[1] ?? ''
  const single = one
    .replace(/^.*\n/, '')
    .replace('- nid: 1 ', '  nid: 7 ')
    .replace('garden-roses', 'one-rose')
    .replaceAll(/^ {2}/gm, '')
  const read = readCatalogue(
    copyTemplate(['products/more.yaml', '', single.replace('slug: garden-roses', 'slug: one-rose')]),
  )
  expect(read).toMatchObject({ isValid: true, catalogue: { products: [{}, {}, {}, { nid: 7 }] } })
})

const cases: readonly Case[] = [
  [
    'a text instead of a number',
    [gifts, 'price: 649 ', 'price: ₹649 '],
    {
      at: '₹649 ',
      path: '[0].price',
      rule: 'must be a number; it is "₹649"',
      fix: /^Write the number alone/,
    },
  ],
  [
    'a number out of its limits',
    [gifts, 'price: 649 ', 'price: 0 '],
    { at: '0 # rupees', path: '[0].price', rule: 'must be at least 1 rupees; it is 0', fix: /at least 1/ },
  ],
  [
    'a price with three decimals',
    [gifts, 'price: 649 ', 'price: 649.999 '],
    { at: '649.999', path: '[0].price', rule: /at most two decimals/, fix: /749\.50/ },
  ],
  [
    'a missing field',
    [gifts, '  title: Lemon Cake\n', ''],
    { at: 'nid: 2', path: '[1].title', rule: 'title is missing', fix: /^Add a line "title: …"/ },
  ],
  [
    'an unknown field',
    [gifts, 'listPrice: 699', 'listprice: 699'],
    { at: '699', path: '[1].listprice', rule: 'listprice is not a field here', fix: /listPrice/ },
  ],
  [
    'an unknown value',
    [gifts, 'type: cake', 'type: pie'],
    {
      at: 'pie',
      path: '[1].type',
      rule: /^must be one of: flower, cake.*it is "pie"$/,
      fix: /flower, cake/,
    },
  ],
  [
    'a broken rule of a product',
    [gifts, 'listPrice: 699', 'listPrice: 598'],
    { at: 'nid: 2', path: '[1]', rule: 'listPrice is not below price', fix: /Change its fields/ },
  ],
  [
    'a pincode without quotes',
    ['service-areas.yaml', '"411001"', '411001'],
    { at: '411001', path: '[2].pincodes[0]', rule: 'must be a text; it is 411001', fix: /in quotes/ },
  ],
  [
    'an address that another product has',
    [gifts, 'slug: lemon-cake', 'slug: garden-roses'],
    {
      at: 'garden-roses\n  title: Lemon',
      path: '[1].slug',
      rule: /slug garden-roses stands once/,
      fix: /^Correct this entry/,
    },
  ],
  [
    'a product that does not exist',
    ['add-ons.yaml', 'nid: 3', 'nid: 33'],
    { at: '{ nid: 33', path: 'greetings.groups[0].items[0]', rule: /product 33 exists/, fix: /refers to/ },
  ],
  [
    'a city that is not in the directory',
    ['service-areas.yaml', 'pune', 'poona'],
    { at: 'poona', path: '[1].cities[0]', rule: /city poona exists/, fix: /refers to/ },
  ],
  [
    'a filter that does not exist',
    [gifts, '[birthday]', '[bday]'],
    { at: 'bday', path: '[1].occasions[0]', rule: /bday of 2 is one of the occasions/, fix: /refers to/ },
  ],
  [
    'a telephone number without its country',
    ['shop.yaml', '"+91 00000 00000" # in', '"000 00000" # in'],
    {
      at: '"000 00000"',
      path: 'contacts.telephone.number',
      rule: /^must be an international number in quotes/,
      fix: /\+91/,
    },
  ],
  [
    'a content page at a path that it cannot have',
    ['shop.yaml', '  - path: /pages/delivery\n    group', '  - path: /delivery\n    group'],
    {
      at: '/delivery\n',
      path: 'pages[0].path',
      rule: /^must be a path of a content page/,
      fix: /\/pages\/delivery/,
    },
  ],
  [
    'a link of a content page to another that does not exist',
    ['shop.yaml', 'href: /cakes, isCategory: true', 'href: /pages/prices'],
    {
      at: '/pages/prices',
      path: 'pages[0].sections[0].blocks[1].links[0].href',
      rule: /page \/pages\/prices is one of the pages/,
      fix: /^Correct this entry/,
    },
  ],
  [
    'a link that runs a script',
    ['shop.yaml', 'href: /flowers', "href: 'javascript:alert(1)'"],
    { at: "'javascript", path: 'hero.href', rule: /^must be a path of the store/, fix: /https:/ },
  ],
  [
    'a block of two kinds',
    ['shop.yaml', '          - links:', '            links:'],
    {
      at: 'text: What you order',
      path: 'pages[0].sections[0].blocks[0]',
      rule: /an entry of one kind: text, list/,
      fix: /^Change its fields/,
    },
  ],
  [
    'a translation of a page that does not exist',
    ['shop.yaml', '      - path: /pages/delivery', '      - path: /franchise'],
    {
      at: '/franchise',
      path: 'translations.hi.pages[0].path',
      rule: /page \/franchise is one of/,
      fix: /^Correct/,
    },
  ],
  [
    'a translation of figures that are not claimed',
    [
      'shop.yaml',
      '    hero:\n      title: सुबह',
      "    claims: [{ figure: '4', text: Gifts }]\n    hero:\n      title: सुबह",
    ],
    { at: '[{ figure', path: 'translations.hi.claims', rule: /claims are as many/, fix: /^Correct/ },
  ],
  [
    'text that is no YAML',
    ['coupons.yaml', 'percent: 10', 'percent: 10\n percent: [5'],
    { path: '', rule: /./, fix: /indentation/ },
  ],
  [
    'a field given twice',
    ['coupons.yaml', 'percent: 10', 'percent: 10\n  percent: 5'],
    { at: 'percent: 5', path: '', rule: /unique/, fix: /^Correct the YAML/ },
  ],
  [
    'an empty file',
    ['coupons.yaml', '', '# nothing yet\n'],
    { path: '', rule: 'must be a list; it is empty', fix: /^Write a list/ },
  ],
  [
    'a file of another name',
    ['coupon.yaml', '', ''],
    { path: '', rule: 'is not a file of a catalogue', fix: /coupons\.yaml/ },
  ],
]

describe('an error', () => {
  it.each(cases)(
    'names file, line, column, path, rule and correction of %s',
    (_, change, { at, path, rule, fix }) => {
      const folder = copyTemplate(change)
      const read = readCatalogue(folder, new Set(['pune']))
      const [file] = change
      expect(read.isValid ? [] : read.errors).toContainEqual({
        file,
        ...(at === undefined
          ? { line: expect.any(Number), column: expect.any(Number) }
          : positionOf(at, readFileSync(join(folder, file), 'utf8'))),
        path,
        rule: expect.stringMatching(rule),
        fix: expect.stringMatching(fix),
      })
    },
  )

  it('in the value of a YAML alias has the position of its anchor', () => {
    const [error] = errorsOf(
      [gifts, 'contains: [10 pink roses, Brown paper with a bow]', 'contains: &box [ "two  spaces" ]'],
      [gifts, 'contains: [0.5 Kg lemon cake, Knife and candle]', 'contains: *box'],
    )
    expect(error).toMatchObject({ line: 16, path: '[0].contains[0]' })
  })

  it('does not hide others: the errors of all files are reported together', () => {
    const errors = errorsOf(
      [gifts, 'price: 649 ', 'price: cheap '],
      [gifts, 'stock: 6', 'stock: -1'],
      ['coupons.yaml', 'percent: 10', 'percent: 0'],
      ['delivery-slots.yaml', 'from: 9', 'from: 14'],
    )
    expect(errors.map(({ file, path }) => `${file} ${path}`).sort()).toEqual([
      'coupons.yaml [0].percent',
      'delivery-slots.yaml [0]',
      'products/gifts.yaml [0].price',
      'products/gifts.yaml [1].stock',
    ])
  })

  it('is reported for a folder that does not exist or contains no catalogue file', () => {
    const empty = mkdtempSync(join(tmpdir(), 'catalogue-'))
    folders.push(empty)
    for (const folder of [empty, join(empty, 'nowhere')]) {
      const read = readCatalogue(folder)
      expect(read.isValid ? [] : read.errors).toMatchObject([{ file: folder, fix: /products\// }])
    }
  })

  it('is printed in a form that editors turn into a link', () => {
    const text = formatCatalogueErrors(errorsOf([gifts, 'stock: 6', 'stock: six']))
    expect(text).toContain('1 error in the files:')
    expect(text).toContain(
      `${gifts}:27:10  [1].stock: must be a number; it is "six"\n  Write the number alone`,
    )
  })
})

describe('a file of translations', () => {
  const hindi = 'translations/hi.yaml'
  const titled = 'Ten Garden Roses'

  it('translates texts of the catalogue, looked up by their English text', () => {
    const read = readCatalogue(copyTemplate([hindi, '', `${titled}: बग़ीचे के दस गुलाब\n`]))
    expect(read).toMatchObject({
      isValid: true,
      catalogue: {
        files: { translations: { hi: { [titled]: 'बग़ीचे के दस गुलाब' } } },
        sources: { files: expect.arrayContaining([expect.objectContaining({ file: hindi })]) },
      },
    })
  })

  it('is rejected for a text that the catalogue does not have, an empty translation or markup', () => {
    const unknown = errorsOf([hindi, '', `# Names\n${titled}: गुलाब\nTen Garden Rose: गुलाब\n`])
    expect(unknown).toMatchObject([
      { file: hindi, line: 3, rule: 'has to be true: "Ten Garden Rose" is a text of the catalogue' },
    ])
    expect(errorsOf([hindi, '', `${titled}: ""\n`])).toMatchObject([{ file: hindi, line: 1 }])
    expect(errorsOf([hindi, '', `${titled}: <b>गुलाब</b>\n`])).toMatchObject([
      { file: hindi, line: 1, rule: /^must be one line without < and >/ },
    ])
    expect(errorsOf([hindi, '', '- गुलाब\n'])).toMatchObject([{ file: hindi, rule: /must be/ }])
  })

  it('is rejected for a language that the store does not have', () => {
    expect(errorsOf(['translations/xx.yaml', '', `${titled}: x\n`])).toMatchObject([
      { file: 'translations/xx.yaml', line: 1, rule: /^must be one of: hi, / },
    ])
    expect(errorsOf(['translations.yaml', '', `hi: {}\n`])).toMatchObject([
      { file: 'translations.yaml', rule: 'is not a file of a catalogue' },
    ])
  })
})
