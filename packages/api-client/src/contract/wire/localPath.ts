import { is, maxLength, pipe, regex, string } from 'valibot'

/** An address on the shop's own site; anything that could lead elsewhere (`//host`, `/\host`, a scheme) is refused. */
export const localPath = pipe(string(), maxLength(500), regex(/^\/(?![/\\])[^\s\\]*$/))

/** Whether a text is a path of the shop. */
export const isLocalPath = (text: string): boolean => is(localPath, text)
