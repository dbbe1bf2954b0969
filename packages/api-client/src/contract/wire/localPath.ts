import { maxLength, pipe, regex, string } from 'valibot'

/** An address on the shop's own site; anything that could lead elsewhere (`//host`, `/\host`, a scheme) is refused. */
export const localPath = pipe(string(), maxLength(500), regex(/^\/(?![/\\])[^\s\\]*$/))
