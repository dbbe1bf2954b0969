import { maxLength, pipe, regex, string } from 'valibot'

/** The last segment of a URL: lowercase letters, digits and single hyphens. */
export const slugSchema = pipe(string(), maxLength(60), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug'))
