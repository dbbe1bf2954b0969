import type { NamedCall } from '@store/api-client/contract'
import { type Caller, isIdempotent } from '@store/api-client/contract/call'
import { splitInput } from './splitInput.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

const refused = { $ref: '#/components/responses/Refused' }

/** Who may make a call, for the API reference. */
export const callerDescriptions: Readonly<Record<Caller, string>> = {
  public: 'Anyone; cookies are ignored.',
  visitor: 'Guests and users.',
  user: 'Signed-in users; others are rejected with 401 `login_required`.',
  verifiedUser: 'Signed-in users with a verified e-mail address; others are rejected with 401.',
  partner: 'The server of a partner site, with its secret.',
  staff: 'The merchant’s staff, each with a token.',
}

/** Converts a call to an OpenAPI operation. */
export function toOpenApiOperation({ name, group, call }: NamedCall, brand: string) {
  const { summary, caller } = call
  const { fields, body } = splitInput(call)
  const media = call.form === 'multipart' ? 'multipart/form-data' : 'application/json'
  const parameters = [
    ...(call.path.includes('{brand}') ? [brandParameter(brand)] : []),
    ...fields.map(({ name, in: place, isRequired, schema }) => ({
      ...{ name, in: place, required: place === 'path' || isRequired, schema },
    })),
    ...(call.carriesFact ? [fact] : []),
  ]
  return {
    operationId: name,
    tags: [group],
    summary,
    description: describeCall(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: (body.required?.length ?? 1) > 0, content: { [media]: { schema: body } } },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: toOpenApiSchema(call.answer) } },
      },
      '4XX': refused,
      503: refused,
    },
    ...((caller === 'user' || caller === 'verifiedUser') && { security: [{ session: [] }] }),
    ...(caller === 'staff' && { security: [{ staff: [] }] }),
  }
}

/** Says in a few sentences who may make a call and what limits it. */
export const describeCall = (call: NamedCall['call']): string =>
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

const brandParameter = (brand: string) => ({
  ...{ name: 'brand', in: 'path', required: true },
  schema: { type: 'string', enum: [brand] },
})

const fact = {
  ...{ name: 'fact', in: 'header', required: false },
  description: 'The visit’s `fact` cookie, where there is one.',
  schema: { type: 'string' },
}
