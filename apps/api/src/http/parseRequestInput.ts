import type { AnyCall, ParsedRequestOf } from '@store/api-client/contract/call'
import type { Context } from 'hono'
import { type BaseIssue, safeParse } from 'valibot'
import type { RequestBodyTimeouts } from '../AppDeps.ts'
import { requestBodyTimeouts } from './connectionLimits.ts'
import { HttpError } from './HttpError.ts'
import { parseMultipartForm } from './parseMultipartForm.ts'

/** Parses a request with its call's own schema: the path, then the query of a GET or otherwise the body. */
export async function parseRequestInput<C extends AnyCall>(
  c: Context,
  call: C,
  timeouts: RequestBodyTimeouts = requestBodyTimeouts,
): Promise<ParsedRequestOf<C>> {
  const { brand: _, ...params } = c.req.param()
  const rest = call.method === 'GET' ? readQuery(c) : await readBody(c, call, timeouts)
  const query = call.query ? pick(readQuery(c), call.query) : {}
  const input = { ...rest, ...query, ...params }
  for (const value of Object.values(params)) if (!isClean(value)) throw malformed()
  const parsed = safeParse(call.input, input)
  if (parsed.success) return parsed.output
  if (call.caller === 'staff') throw invalidFields(parsed.issues)
  throw malformed(parsed.issues[0].path?.at(-1)?.key)
}

// Maximum number of errors in a message; a longer one would be hard to read.
const mostIssues = 20

// Programs of the merchant send batches, so the error must name the row and the reason.
const invalidFields = (issues: readonly BaseIssue<unknown>[]) =>
  new HttpError(400, 'invalid', () =>
    issues
      .slice(0, mostIssues)
      .map((issue) => `${printIssuePath(issue)}: ${issue.message}`)
      .join('\n'),
  )

const printIssuePath = ({ path }: BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key }, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${key}`))
    .join('')

const malformed = (field?: unknown) =>
  new HttpError(
    400,
    'invalid',
    ({ errors }) => errors.tryAgain,
    typeof field === 'string' ? field : undefined,
  )

function readQuery(c: Context): Record<string, string> {
  const values = new Map<string, string>()
  // Hono's own parsing drops parameters without a name.
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (values.has(name) || !isClean(value) || name === '__proto__') throw malformed()
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

const pick = (values: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

async function readBody(
  c: Context,
  { maxBody, form }: AnyCall,
  { jsonMs, formMs }: RequestBodyTimeouts,
): Promise<Record<string, unknown>> {
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > maxBody) throw tooLarge()
  const isForm = form === 'multipart'
  const within = isForm ? formMs : jsonMs
  // Node limits the body to its declared length, so no stream is needed.
  const read = declared === undefined ? readAtMost(c.req.raw, maxBody) : readWhole(c.req.raw, maxBody)
  const bytes = await withTimeout(read, within)
  if (isForm) {
    const parts = parseMultipartForm(bytes, c.req.header('content-type') ?? '')
    const isText = (value: unknown) => typeof value !== 'string' || isClean(value)
    if (parts && Object.values(parts).every(isText)) return parts
    throw malformed()
  }
  const text = bytes.toString('utf8')
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text, (key, value) => {
      if (key === '__proto__' || (typeof value === 'string' && !isClean(value))) throw malformed()
      return value
    })
    if (isRecord(body)) return body
  } catch {
    // Every malformed body throws the same error below.
  }
  throw malformed()
}

async function readWhole(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(await request.arrayBuffer())
  if (bytes.byteLength > most) throw tooLarge()
  return bytes
}

async function readAtMost(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > most) throw tooLarge()
    chunks.push(value)
  }
}

// Both a client that sends slowly and one that sends nothing time out.
function withTimeout<Read>(reading: Promise<Read>, within: number): Promise<Read> {
  return new Promise((resolve, reject) => {
    const tooSlow = () => reject(new HttpError(408, 'too_slow', ({ errors }) => errors.tooSlow))
    const timer = setTimeout(tooSlow, within)
    // An aborted body is the client's error, although its message is the same as for an aborted database connection.
    const brokeOff = (cause: unknown) => reject(cause instanceof HttpError ? cause : malformed())
    reading.then(resolve, brokeOff).finally(() => clearTimeout(timer))
  })
}

const tooLarge = () => new HttpError(413, 'too_large', ({ errors }) => errors.tooLarge)

// Postgres rejects NUL, and lone surrogates are invalid text.
const isClean = (text: string) => !text.includes('\0') && text.isWellFormed()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
