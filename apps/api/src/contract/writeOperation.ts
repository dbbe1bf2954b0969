import type { CallRow } from './listCalls.ts'
import { splitInput } from './splitInput.ts'
import { writeSchema } from './writeSchema.ts'

const refused = { $ref: '#/components/responses/Refused' }

const callers = {
  anyone: 'For anyone.',
  user: 'For who is signed in; others are refused with 401 `login_required`.',
  verified: 'For who is signed in and has proven their address; others are refused with 401.',
  partner: 'For the server of another site of the house, with its secret.',
} as const

/** Writes a call as an operation of OpenAPI. */
export function writeOperation({ name, group, words, who, call }: CallRow, brand: string) {
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
    summary: words,
    description: `${callers[who]}${call.method === 'GET' ? '' : ` A body has at most ${call.maxBody} bytes.`}`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: (body.required?.length ?? 1) > 0, content: { [media]: { schema: body } } },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: writeSchema(call.answer) } },
      },
      '4XX': refused,
      503: refused,
    },
    ...((who === 'user' || who === 'verified') && { security: [{ session: [] }] }),
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
