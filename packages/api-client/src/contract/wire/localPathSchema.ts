import { is, maxLength, pipe, regex, string } from 'valibot'

/** A path on the store's own site; rejects anything that could lead elsewhere (`//host`, `/\host`, a scheme). */
export const localPathSchema = pipe(string(), maxLength(500), regex(/^\/(?![/\\])[^\s\\]*$/))

/** Returns whether a text is a path of the store. */
export const isLocalPath = (text: string): boolean => is(localPathSchema, text)
