import type { NamedCall } from '@store/api-client/contract'
import { type CallerRole, isIdempotent } from '@store/api-client/contract/call'
import { findFieldDescription } from '@store/api-client/contract/callDocsByGroup'
import type { ApiReferenceCall } from './createApiReference.ts'

/** Who may make a call, for the API reference. */
export const callerDescriptions: Readonly<Record<CallerRole, string>> = {
  public: 'Anyone; cookies are ignored.',
  visitor: 'Guests and users.',
  user: 'Signed-in users; others are rejected with 401 `login_required`.',
  verifiedUser: 'Signed-in users with a verified e-mail address; others are rejected with 401.',
  partner: 'The server of a partner site, with its secret.',
  staff: 'The merchant’s staff, each with a token.',
}

/** Converts a call to an OpenAPI operation. */
export function toOpenApiOperation(reference: ApiReferenceCall, brand: string) {
  const { name, group, call, fields, body, answer, errors, cookies, isMinimal, example } = reference
  const { summary, caller } = call
  const media = call.form === 'multipart' ? 'multipart/form-data' : 'application/json'
  const parameters = [
    ...(call.path.includes('{brand}') ? [brandParameter(brand)] : []),
    ...fields.map(({ name: field, in: place, isRequired, schema }) => ({
      ...{ name: field, in: place, required: place === 'path' || isRequired, schema },
      ...(typeof schema === 'object' && schema.description && { description: schema.description }),
      ...(example?.parameters[field] !== undefined && { example: example.parameters[field] }),
    })),
    ...(call.carriesFact ? [fact] : []),
  ]
  return {
    operationId: name,
    tags: [group],
    summary,
    description: describeCallAccess(call),
    'x-profile': isMinimal ? 'minimal' : 'full',
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: (body.required?.length ?? 1) > 0,
        content: { [media]: { schema: body, ...(example?.body !== undefined && { example: example.body }) } },
      },
    }),
    responses: {
      200: {
        description: 'The response.',
        ...(cookies.length > 0 && { headers: { 'Set-Cookie': toCookieHeader(cookies) } }),
        content: { 'application/json': { schema: answer, ...(example && { example: example.response }) } },
      },
      ...Object.fromEntries([...errors].map(([status, codes]) => [status, toErrorResponse(codes)])),
    },
    ...((caller === 'user' || caller === 'verifiedUser') && { security: [{ session: [] }] }),
    ...(caller === 'staff' && { security: [{ staff: [] }] }),
  }
}

/** Describes in a few sentences who may make a call and which limits apply. */
export const describeCallAccess = (call: NamedCall['call']): string =>
  [
    callerDescriptions[call.caller],
    call.role && `Needs the role ${call.role}.`,
    call.method !== 'GET' && `A body has at most ${call.maxBody} bytes.`,
    call.method !== 'GET' && isIdempotent(call) && 'A repeated request changes nothing more.',
    call.isCacheable && 'The response may be cached for a minute.',
    call.rateClass && 'Rate-limited; too many requests are rejected with 429 `too_many`.',
    call.specification && `Specification ${call.specification.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Formats words as code, separated by commas. */
export const formatAsCodeList = (words: readonly string[]): string =>
  words.map((word) => `\`${word}\``).join(', ')

const toErrorResponse = (codes: readonly string[]) => ({
  description: `Rejected: ${formatAsCodeList(codes)}.`,
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
      },
    },
  },
})

const toCookieHeader = (cookies: readonly string[]) => ({
  description: `May set or delete ${formatAsCodeList(cookies)}.`,
  schema: { type: 'string' },
})

const brandParameter = (brand: string) => ({
  ...{ name: 'brand', in: 'path', required: true, description: findFieldDescription('wire', 'brand') },
  schema: { type: 'string', enum: [brand] },
})

const fact = {
  ...{ name: 'fact', in: 'header', required: false, description: findFieldDescription('wire', 'fact') },
  schema: { type: 'string' },
}
