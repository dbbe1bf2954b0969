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

/** Parsed rows of a list, or why parsing failed. */
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
 * Parses a recipient list as spreadsheets export it: delimited by commas, semicolons or tabs, with quotes around
 * cells that contain a delimiter or a line break. If the first row is a header, it sets the column order, in any
 * order and case; otherwise the columns are name, phone, pincode, message. Columns with unknown names are ignored.
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

/** Returns the delimiter: the most frequent one before the first line break outside quotes. */
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

/**
 * Returns the field of each column of a header row; `undefined` if the row names fewer than two fields and is
 * therefore data.
 */
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
    // If a cell would be evaluated as a formula, spreadsheets prefix it with an apostrophe, which is not part of the
    // text.
    if (field)
      texts[field] = (row[at] ?? '')
        .replace(/^'(?=[=+\-@\t\r])/, '')
        .trim()
        .replace(/\s+/g, ' ')
  }
  return { ...texts, phone: normalizeMobile(texts.phone), pincode: normalizePincode(texts.pincode) }
}
