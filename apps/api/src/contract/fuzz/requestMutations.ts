import fc from 'fast-check'
import { invalidFuzzValues } from './invalidFuzzValues.ts'

/** One mutation of a request; `at` selects the field by its index. */
export type RequestMutation =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'twice'; readonly at: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'path'; readonly text: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }

const at = fc.nat({ max: 30 })

const deepText = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`
const wideText = `{${Array.from({ length: 1_000 }, (_, place) => `"k${place}":${place}`).join(',')}}`

/** Generates mutations of a request; every third request stays valid. */
export const requestMutations: fc.Arbitrary<RequestMutation> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<RequestMutation>({ kind: 'nothing' }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('value' as const),
      at,
      value: fc.constantFrom(...invalidFuzzValues),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('missing' as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('extra' as const),
      name: fc.constantFrom('extra', '__proto__', 'constructor', 'prototype', 'toString', 'price', 'uid', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('twice' as const), at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('text' as const),
      text: fc.constantFrom('', '[]', 'null', '"x"', '1', '{', 'nid=1', '[[[[', deepText, wideText, '\0'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<RequestMutation>({ kind: 'mark' }) },
  { weight: 1, arbitrary: fc.constant<RequestMutation>({ kind: 'cut' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      type: fc.constantFrom(
        ...['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'],
        ...['multipart/form-data; boundary=x', 'application/jsonx', ''],
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('path' as const),
      text: fc.constantFrom(
        '%00',
        '%ED%A0%80',
        '%',
        '%2e%2e%2f',
        '%E0%A4',
        'x'.repeat(2_000),
        '%F0%9F%8E%81',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('header' as const),
      name: fc.constantFrom(
        'fact',
        'cookie',
        'accept-language',
        'user-agent',
        'content-length',
        'x-forwarded-for',
      ),
      value: fc.constantFrom('x'.repeat(500), '%00', "';--", 'sid=%E0%A4', '-1', 'a=b; a=b; __proto__=1'),
    }),
  },
)
