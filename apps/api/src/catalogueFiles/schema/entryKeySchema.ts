import { pipe, regex, string } from 'valibot'

/** A key by which products name an entry of another file. */
export const entryKeySchema = pipe(
  string(),
  regex(/^[a-z][A-Za-z0-9-]*$/, 'a key: a small letter first, then letters, digits and hyphens'),
)
