import { check, maxLength, minLength, pipe, regex, string } from 'valibot'
import { localPath } from '../wire/index.ts'
import { maskPath } from './maskPath.ts'

/** Reads the name of an event or of a step: small letters, digits and underscores, as analytics write them. */
export const trackedName = pipe(string(), minLength(1), maxLength(40), regex(/^[a-z][a-z0-9_]*$/))

/** Reads the path of a page; one that could name a person or an order is refused. */
export const trackedPath = pipe(
  localPath,
  check((path) => maskPath(path) === path, 'the path of a page alone'),
)
