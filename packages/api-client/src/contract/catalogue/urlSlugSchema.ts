import { maxLength, pipe, regex, string } from 'valibot'

/** Parses a URL slug: lowercase letters, digits and single hyphens. */
export const urlSlugSchema = pipe(string(), maxLength(120), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
