import { maxLength, pipe, regex, string } from 'valibot'

/** The last segment of a URL: lowercase letters, digits and single hyphens. */
export const slugSchema = pipe(
  string(),
  maxLength(60, 'at most 60 characters'),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: small letters, digits and single hyphens, such as red-roses'),
)
