import type { CallRow } from './listCalls.ts'
import { splitInput } from './splitInput.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

const refused = { $ref: '#/components/responses/Refused' }

const callers = {
  anyone: 'For anyone.',
  user: 'For who is signed in; others are refused with 401 `login_required`.',
  verified: 'For who is signed in and has proven their address; others are refused with 401.',
  partner: 'For the server of another site of the house, with its secret.',
} as const

/** Converts a call to an OpenAPI operation. */
export function toOpenApiOperation({ name, group, summary, caller, call }: CallRow, brand: string) {
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
    description: `${callers[caller]}${call.method === 'GET' ? '' : ` A body has at most ${call.maxBody} bytes.`}`,
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
    ...((caller === 'user' || caller === 'verified') && { security: [{ session: [] }] }),
  }
}

const brandParameter = (brand: string) => ({
  ...{ name: 'brand', in: 'path', required: true },
  schema: { type: 'string', enum: [brand] },
})

const fact = {
  ...{ name: 'fact', in: 'header', required: false },
  description: 'The visit’s `fact` cookie, where there is one.',
  schema: { type: 'string' },
}
