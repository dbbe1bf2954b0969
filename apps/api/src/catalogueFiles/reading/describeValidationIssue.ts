import type { BaseIssue } from 'valibot'

/** The rule that was violated, and how to correct it. */
export interface ValidationIssueText {
  readonly rule: string
  readonly fix: string
}

const fixes: Readonly<Record<string, string>> = {
  string: "Write a text; put it in quotes if it consists of digits, such as '560001'.",
  boolean: 'Write true or false, without quotes.',
  Array: 'Write a list: each entry on a line of its own that begins with "- ", or all in brackets.',
  Object: 'Write fields, each on a line of its own, such as "title: Red Roses".',
}

const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a group of fields',
}

/** The position of an issue. */
interface IssueContext {
  /** Returns the allowed fields at the place of an unknown one. */
  readonly fields: () => readonly string[]
  readonly isCsv: boolean
}

/** Describes an issue of a schema. */
export function describeValidationIssue(
  issue: BaseIssue<unknown>,
  { fields, isCsv }: IssueContext,
): ValidationIssueText {
  const { kind, expected, input, message } = issue
  const key = issue.path?.at(-1)?.key
  if (issue.type === 'strict_object' && expected === 'never') {
    return {
      rule: `${String(key)} is not a field here`,
      fix: `Correct its spelling or remove it. Fields: ${fields().join(', ')}.`,
    }
  }
  if (issue.type === 'strict_object' && input === undefined) {
    const fix = isCsv ? `Fill in the column ${String(key)}.` : `Add a line "${String(key)}: …" here.`
    return { rule: `${String(key)} is missing`, fix }
  }
  if (kind === 'schema' && expected?.includes('"')) {
    const values = expected.replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')
    return { rule: `must be one of: ${values}; it is ${print(input)}`, fix: `Write one of: ${values}.` }
  }
  if (kind === 'schema') {
    const name = kinds[expected ?? ''] ?? expected ?? 'something else'
    const fix = expected === 'number' ? fixNumber(input) : fixes[expected ?? '']
    return { rule: `must be ${name}; it is ${print(input)}`, fix: fix ?? `Write ${name}.` }
  }
  if (typeof input === 'object') return { rule: message, fix: 'Change its fields so that this is true.' }
  return { rule: `must be ${message}; it is ${print(input)}`, fix: `Write ${message}.` }
}

const fixNumber = (input: unknown) =>
  `Write the number alone, such as ${suggestNumber(String(input)) ?? '749 or 749.50'}: no quotes, no currency sign, no thousands separator.`

/**
 * Converts an amount in a usual Indian format, or with a decimal comma, to a number: `₹1,00,299.50`, `Rs. 749/-`,
 * `749,50`.
 */
function suggestNumber(text: string): string | undefined {
  const [, amount] = /^(?:₹|Rs\.?|INR)?\s*([\d,.]+)(?:\/-)?$/i.exec(text.trim()) ?? []
  if (amount === undefined) return undefined
  if (/^\d+,\d{1,2}$/.test(amount)) return amount.replace(',', '.')
  return /^\d{1,3}(,\d{2,3})*(?<!,\d\d)(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/.test(amount)
    ? amount.replaceAll(',', '')
    : undefined
}

const longestValue = 60

function print(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  const text = typeof value === 'string' ? `"${value}"` : String(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…"` : text
}
