import type { ApiReferenceCall } from './createApiReference.ts'
import { formatSchema } from './formatSchema.ts'
import { describeCallAccess, formatAsCodeList } from './toOpenApiOperation.ts'

/** Formats a call as Markdown, for the documentation site. */
export function formatCallAsMarkdown(reference: ApiReferenceCall): string {
  const { name, call, fields, body, answer, errors, cookies, isMinimal, example } = reference
  const lines = fields.flatMap(({ name: field, isRequired, schema, in: place }) => [
    ...(typeof schema === 'object' && schema.description ? [`// ${schema.description}`] : []),
    `${field}${isRequired ? '' : '?'}: ${formatSchema(schema)}  in the ${place}`,
  ])
  const form = call.form === 'multipart' ? ', a multipart form' : ''
  return [
    `## ${name}`,
    `\`${call.method} ${call.path}\``,
    `${call.summary} ${describeCallAccess(call)}${isMinimal ? ' A storefront cannot do without it.' : ''}`,
    ...(lines.length > 0 ? ['In the URL:', block(lines.join('\n'))] : []),
    ...(body ? [`The request’s body${form}:`, block(formatSchema(body))] : []),
    'The response:',
    block(formatSchema(answer)),
    ...(cookies.length > 0 ? [`It may set or delete the cookies ${formatAsCodeList(cookies)}.`] : []),
    'Errors:',
    [...errors].map(([status, codes]) => `- ${status}: ${formatAsCodeList(codes)}`).join('\n'),
    ...(example
      ? [
          'An example, with at most two entries of each list:',
          block(JSON.stringify(example, undefined, 2), 'json'),
        ]
      : []),
  ].join('\n\n')
}

const block = (text: string, language = 'text') => `\`\`\`${language}\n${text}\n\`\`\``
