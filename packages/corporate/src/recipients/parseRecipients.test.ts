import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRecipients } from './parseRecipients.ts'
import { readRecipientFile } from './readRecipientFile.ts'
import { serializeRecipients } from './serializeRecipients.ts'

const asha: Recipient = { name: 'Asha Menon', phone: '9876543210', pincode: '560001', message: 'Thank you!' }

const rowsOf = (text: string) => {
  const read = parseRecipients(text)
  return read.kind === 'rows' ? read.rows : read.why
}

describe('parseRecipients', () => {
  it.each([
    ['without a header row', 'Asha Menon,9876543210,560001,Thank you!'],
    [
      'with headers in any order and case',
      'PINCODE,Message,NAME,Phone\n560001,Thank you!,Asha Menon,9876543210',
    ],
    [
      'with other names for its columns',
      'Mobile No.,Pin code,Recipient name,Note\n9876543210,560001,Asha Menon,Thank you!',
    ],
    [
      'with unknown columns',
      'id,name,phone,team,pincode,message\n7,Asha Menon,9876543210,A,560001,Thank you!',
    ],
    ['with semicolons', 'name;phone;pincode;message\nAsha Menon;9876543210;560001;Thank you!'],
    ['with tabs', 'name\tphone\tpincode\tmessage\nAsha Menon\t9876543210\t560001\tThank you!'],
    ['with a byte order mark', '\uFEFFname,phone,pincode,message\nAsha Menon,9876543210,560001,Thank you!'],
    [
      'with CRLF and empty lines',
      '\r\nname,phone,pincode,message\r\n\r\nAsha Menon,9876543210,560001,Thank you!\r\n,,,\r\n',
    ],
    ['with CR line endings', 'name,phone,pincode,message\rAsha Menon,9876543210,560001,Thank you!'],
    [
      'with quoted fields',
      '"name","phone","pincode","message"\n"Asha Menon","9876543210","560001","Thank you!"',
    ],
    ['with a country code and spaces', 'Asha  Menon,+91 98765-43210,560 001,Thank you!'],
  ])('parses a list %s', (_, text) => {
    expect(rowsOf(text)).toEqual([asha])
  })

  it('keeps separators, quotes and line breaks inside quotes', () => {
    expect(rowsOf('"Menon, Asha ""A""",9876543210,560001,"Thank\r\nyou!"')).toEqual([
      { ...asha, name: 'Menon, Asha "A"', message: 'Thank you!' },
    ])
  })

  it('ignores a byte order mark in front of a quote', () => {
    expect(rowsOf('\uFEFF"Menon, Asha",9876543210,560001')).toEqual([
      { ...asha, name: 'Menon, Asha', message: '' },
    ])
  })

  it('parses a missing message and missing cells as empty texts', () => {
    expect(rowsOf('name,phone,pincode\nAsha Menon,9876543210,560001\nRohan')).toEqual([
      { ...asha, message: '' },
      { name: 'Rohan', phone: '', pincode: '', message: '' },
    ])
  })

  it('parses a person whose name is Name as a person, not as a header', () => {
    expect(rowsOf('Name,9876543210,560001')).toEqual([{ ...asha, name: 'Name', message: '' }])
  })

  it.each(['', ' \n \r\n', 'name,phone,pincode,message', ',,,'])(
    'rejects a list without recipients: %j',
    (text) => {
      expect(rowsOf(text)).toEqual({ kind: 'empty' })
    },
  )

  it('accepts a list of 500 rows, but not of 501', () => {
    const row = 'Asha Menon,9876543210,560001\n'
    expect(rowsOf(row.repeat(500))).toHaveLength(500)
    expect(rowsOf(row.repeat(501))).toEqual({ kind: 'tooMany', count: 501 })
  })

  it('rejects a list that is not text', () => {
    expect(rowsOf('PK\0\0')).toEqual({ kind: 'wrongType' })
  })

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseRecipients(text).kind !== undefined))
  })
})

describe('readRecipientFile', () => {
  const file = (content: BlobPart, name = 'list.csv', type = '') =>
    readRecipientFile(new File([content], name, { type }))
  const text = 'Āsha,9876543210,560001'

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
      ]),
    ],
  ])('reads a file in %s', async (_, bytes) => {
    expect(await file(bytes)).toEqual({ kind: 'text', text })
  })

  it('also reads Windows-1252, the encoding of old spreadsheet programs', async () => {
    expect(await file(new Uint8Array([0x5a, 0x6f, 0xeb]))).toEqual({ kind: 'text', text: 'Zoë' })
  })

  it('rejects another file type, even with the extension of a list', async () => {
    const refused = { kind: 'refused', why: { kind: 'wrongType' } }
    expect(await file('a', 'list.xlsx')).toEqual(refused)
    expect(await file(new Uint8Array([0x50, 0x4b, 3, 4]), 'list.csv')).toEqual(refused)
    expect(await file('a', 'photo', 'image/png')).toEqual(refused)
  })

  it('accepts a file of 256 KiB, but not one byte more', async () => {
    expect((await file('a'.repeat(256 * 1024))).kind).toBe('text')
    expect(await file('a'.repeat(256 * 1024 + 1))).toEqual({ kind: 'refused', why: { kind: 'tooLarge' } })
  })
})

describe('serializeRecipients', () => {
  it('writes a byte order mark, CRLF line ends, and a separate column of errors', () => {
    expect(serializeRecipients([asha], () => 'Phone: wrong, too')).toBe(
      '\uFEFFname,phone,pincode,message,errors\r\nAsha Menon,9876543210,560001,Thank you!,"Phone: wrong, too"\r\n',
    )
  })

  it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\tx', '=HYPERLINK("http://x.example","y")'])(
    'escapes a cell that a spreadsheet would evaluate as a formula: %j',
    (name) => {
      const [, row = ''] = serializeRecipients([{ ...asha, name }], () => '').split('\r\n')
      expect(row).toMatch(/^"?'/)
    },
  )

  it('writes a list that parses to the same rows', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replace(/\s+/g, ' ').replaceAll('\0', '').trim())
      .filter((text) => !/^'[=+\-@]/.test(text) && !/^\uFEFF|\uFEFF$/.test(text))
    const recipient = fc.record({
      ...{ name: cell, message: cell },
      phone: fc.stringMatching(/^\d{0,12}$/).filter((text) => !/^0\d{10}$/.test(text)),
      pincode: fc.stringMatching(/^\d{1,6}$/),
    })
    fc.assert(
      fc.property(fc.array(recipient, { minLength: 1, maxLength: 30 }), (rows) => {
        expect(rowsOf(serializeRecipients(rows, () => 'x'))).toEqual(rows)
      }),
    )
  })
})
