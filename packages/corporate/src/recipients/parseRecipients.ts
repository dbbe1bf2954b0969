import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import {
  type Recipient,
  type RecipientField,
  recipientFields,
  recipientLimits,
} from '@store/api-client/contract/rules/validateRecipient'
import { dsvFormat } from 'd3-dsv'
import type { RecipientListError } from '../store/RecipientListError.ts'

/** Rows of a list, or why there are none. */
export type RecipientsParseResult =
  | { readonly kind: 'rows'; readonly rows: readonly Recipient[] }
  | { readonly kind: 'refused'; readonly why: RecipientListError }

const headings: Readonly<Record<RecipientField, readonly string[]>> = {
  name: [
    'name',
    'fullname',
    'recipient',
    'recipientname',
    'receiver',
    'receivername',
    'employee',
    'employeename',
  ],
  phone: [
    'phone',
    'phonenumber',
    'phoneno',
    'mobile',
    'mobilenumber',
    'mobileno',
    'contact',
    'contactnumber',
  ],
  pincode: ['pincode', 'pin', 'postalcode', 'postcode', 'zip', 'zipcode'],
  message: ['message', 'text', 'note', 'cardmessage', 'giftmessage'],
}

/**
 * Reads a list as spreadsheets write it: commas, semicolons or tabs between, quotes around what holds them or a line
 * break. Columns have the order of the first row where it names them in whatever order and case, otherwise name, phone,
 * pincode, message; columns with other names are passed over.
 */
export function parseRecipients(text: string): RecipientsParseResult {
  if (text.includes('\0')) return { kind: 'refused', why: { kind: 'wrongType' } }
  const plain = text.replace(/^\uFEFF/, '')
  const cells = dsvFormat(separatorOf(plain)).parseRows(plain)
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  const named = columnsOf(filled[0] ?? [])
  const rows = (named ? filled.slice(1) : filled).map((row) => toRecipient(row, named ?? recipientFields))
  if (rows.length === 0) return { kind: 'refused', why: { kind: 'empty' } }
  if (rows.length > recipientLimits.rows)
    return { kind: 'refused', why: { kind: 'tooMany', count: rows.length } }
  return { kind: 'rows', rows }
}

/** The sign between cells: the one most often met before the first line break outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map([',', ';', '\t'].map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '\n' || sign === '\r') break
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [[most] = [',']] = [...counts].sort(([, a], [, b]) => b - a)
  return most
}

/** The fields the first row names, column by column; nothing where it names fewer than two and so is a row itself. */
function columnsOf(row: readonly string[]): readonly (RecipientField | undefined)[] | undefined {
  const taken = new Set<RecipientField>()
  const columns = row.map((cell) => {
    const word = cell.toLowerCase().replace(/[^a-z]/g, '')
    const field = recipientFields.find((one) => !taken.has(one) && headings[one].includes(word))
    if (field) taken.add(field)
    return field
  })
  return taken.size >= 2 ? columns : undefined
}

function toRecipient(row: readonly string[], columns: readonly (RecipientField | undefined)[]): Recipient {
  const texts: Record<RecipientField, string> = { name: '', phone: '', pincode: '', message: '' }
  for (const [at, field] of columns.entries()) {
    // An apostrophe before such a sign keeps a spreadsheet from reckoning; it is no part of the text.
    if (field)
      texts[field] = (row[at] ?? '')
        .replace(/^'(?=[=+\-@\t\r])/, '')
        .trim()
        .replace(/\s+/g, ' ')
  }
  return { ...texts, phone: normalizeMobile(texts.phone), pincode: normalizePincode(texts.pincode) }
}
