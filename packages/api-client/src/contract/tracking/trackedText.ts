import { check, maxLength, minLength, pipe, regex, string } from 'valibot'
import { localPathSchema } from '../wire/index.ts'
import { maskPath } from './maskPath.ts'

/** Parses the name of an event or of a step: lowercase letters, digits and underscores, as in analytics. */
export const trackedEventNameSchema = pipe(string(), minLength(1), maxLength(40), regex(/^[a-z][a-z0-9_]*$/))

/** Parses the path of a page; rejects one that could identify a person or an order. */
export const trackedPathSchema = pipe(
  localPathSchema,
  check((path) => maskPath(path) === path, 'the path of a page alone'),
)
