import type { AnyCall } from '@store/api-client/contract/call'
import type { FuzzRequest } from './FuzzRequest.ts'
import { hugeNumberPlaceholder } from './invalidFuzzValues.ts'
import type { RequestMutation } from './requestMutations.ts'

type Fields = Readonly<Record<string, unknown>>

/** Builds a request of a call from its input and its mutation. */
export function buildFuzzRequest(call: AnyCall, input: Fields, broken: RequestMutation): FuzzRequest {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isAsked = (name: string) => call.method === 'GET' || (call.query?.includes(name) ?? false)
  const fields = change(input, broken)
  const params = pick(fields, (name) => inPath.includes(name))
  const requested = pick(fields, (name) => !inPath.includes(name) && isAsked(name))
  const sent = pick(fields, (name) => !inPath.includes(name) && !isAsked(name))
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (broken.kind === 'path' && name !== 'brand') return broken.text
    return name === 'brand' ? 'marigold' : encode(asText(params[name] ?? ''))
  })
  const again = broken.kind === 'twice' ? Object.entries(requested).slice(broken.at, broken.at + 1) : []
  const query = [...Object.entries(requested), ...again].map(
    ([name, value]) => `${encode(name)}=${encode(asText(value))}`,
  )
  const address = query.length > 0 ? `${path}?${query.join('&')}` : path
  const base = { method: call.method, address, headers: headersOf(call, broken) }
  const read = { ...asRead(sent), ...asTexts(requested), ...asTexts(params) }
  if (call.form === 'multipart') return { ...base, body: formOf(sent), expected: { kind: 'unknown' } }
  // Empty and dot segments cannot be path parameters, because they lead to another route or to none.
  const leadsElsewhere = Object.values(params).some((value) => ['', '.', '..'].includes(asText(value)))
  const isTwice = again.length > 0
  const expected =
    leadsElsewhere || isTwice
      ? ({ kind: isTwice ? 'broken' : 'unknown' } as const)
      : meaning(call, read, broken)
  return { ...base, body: call.method === 'GET' ? undefined : textOf(sent, broken), expected }
}

function change(input: Fields, broken: RequestMutation): Fields {
  const names = Object.keys(input)
  const name = 'at' in broken ? names[broken.at % Math.max(1, names.length)] : undefined
  if (broken.kind === 'value' && name !== undefined) return { ...input, [name]: broken.value }
  if (broken.kind === 'missing') return pick(input, (one) => one !== name)
  if (broken.kind === 'extra') return { ...input, ...Object.fromEntries([[broken.name, { isAdmin: true }]]) }
  return input
}

const pick = (fields: Fields, isWanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))

const asText = (value: unknown): string => {
  if (value === hugeNumberPlaceholder) return '9'.repeat(400)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const asTexts = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)]))

const asRead = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === hugeNumberPlaceholder ? Number.POSITIVE_INFINITY : value,
    ]),
  )

// A lone surrogate has no UTF-8 encoding, so the request contains the bytes that an attacker would send.
const encode = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

function textOf(sent: Fields, broken: RequestMutation): string {
  if (broken.kind === 'text') return broken.text
  const text = JSON.stringify(sent).replaceAll(JSON.stringify(hugeNumberPlaceholder), '9'.repeat(400))
  if (broken.kind === 'mark') return `\ufeff${text}`
  if (broken.kind === 'cut') return text.slice(0, -1)
  if (broken.kind !== 'twice') return text
  const [name = 'x', value = 1] =
    Object.entries(sent)[broken.at % Math.max(1, Object.keys(sent).length)] ?? []
  return `${text.slice(0, -1)}${Object.keys(sent).length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(value)}}`
}

function formOf(sent: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) {
    if (value instanceof Blob) form.append(name, value, 'photo.jpg')
    else form.append(name, asText(value))
  }
  return form
}

function headersOf(call: AnyCall, broken: RequestMutation): Readonly<Record<string, string>> {
  const type = broken.kind === 'type' ? broken.type : 'application/json'
  return {
    ...(call.method !== 'GET' && call.form !== 'multipart' && { 'content-type': type }),
    ...(broken.kind === 'header' && { [broken.name]: broken.value }),
  }
}

function meaning({ method, form }: AnyCall, input: Fields, broken: RequestMutation): FuzzRequest['expected'] {
  if (holds(input, (text) => text.includes('\0'))) return { kind: 'broken' }
  if (broken.kind === 'path' || broken.kind === 'header') return { kind: 'unknown' }
  if (method !== 'GET') {
    if (broken.kind === 'mark' || broken.kind === 'cut') return { kind: 'broken' }
    // Beacons may be plain text.
    if (broken.kind === 'type') return { kind: form === 'beacon' ? 'unknown' : 'broken' }
    if (broken.kind === 'text' || broken.kind === 'twice') return { kind: 'unknown' }
    if (holds(input, (text) => !text.isWellFormed())) return { kind: 'broken' }
  }
  return holds(input, (text) => !text.isWellFormed()) ? { kind: 'unknown' } : { kind: 'input', input }
}

const holds = (value: unknown, has: (text: string) => boolean): boolean => {
  if (typeof value === 'string') return has(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, has))
}
