import type { NamedCall } from '@store/api-client/contract'
import { formatSchema } from './formatSchema.ts'
import { splitInput } from './splitInput.ts'
import { describeCall } from './toOpenApiOperation.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

/** Formats a call as Markdown, for the documentation site. */
export function formatCall({ name, call }: NamedCall): string {
  const { fields, body } = splitInput(call)
  const lines = fields.map(
    ({ name: field, isRequired, schema, in: place }) =>
      `${field}${isRequired ? '' : '?'}: ${formatSchema(schema)}  in the ${place}`,
  )
  const form = call.form === 'multipart' ? ', a multipart form' : ''
  return [
    `## ${name}`,
    `\`${call.method} ${call.path}\``,
    `${call.summary} ${describeCall(call)}`,
    ...(lines.length > 0 ? ['In the URL:', block(lines.join('\n'))] : []),
    ...(body ? [`The request’s body${form}:`, block(formatSchema(body))] : []),
    'The response:',
    block(formatSchema(toOpenApiSchema(call.answer))),
  ].join('\n\n')
}

const block = (text: string) => `\`\`\`text\n${text}\n\`\`\``
