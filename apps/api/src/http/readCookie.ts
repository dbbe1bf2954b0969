import {
  type GenericSchema,
  type InferOutput,
  maxLength,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  uuid,
} from 'valibot'

/** Forms of the cookies the API reads; of all others it knows nothing. */
export const cookieForms = {
  session: pipe(string(), regex(/^[\w-]{43}$/)),
  challenge: pipe(string(), maxLength(36), uuid()),
  freebie: picklist(['0', '1']),
} as const

/** A cookie's value if it has its form; a malformed one is as good as none. */
export function readCookie<Form extends GenericSchema>(
  form: Form,
  value: string | undefined,
): InferOutput<Form> | undefined {
  const parsed = safeParse(form, value)
  return parsed.success ? parsed.output : undefined
}
