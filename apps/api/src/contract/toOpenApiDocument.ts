import { listCalls } from '@store/api-client/contract'
import { problem } from '@store/api-client/contract/problem'
import { otherRoutes } from './otherRoutes.ts'
import { toOpenApiOperation } from './toOpenApiOperation.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

/** The shop's data in the document. */
export interface OpenApiShopInfo {
  readonly brand: { readonly slug: string; readonly name: string }
  /** Origin of the API. */
  readonly publicOrigin: string
}

/** Creates the API's OpenAPI 3.1 document: every call of the contract, and the routes beside them. */
export function toOpenApiDocument({ brand, publicOrigin }: OpenApiShopInfo) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of listCalls()) {
    const { path, method } = row.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOpenApiOperation(row, brand.slug) }
  }
  for (const { path, method, summary, type, only } of otherRoutes) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: writeOther({ path, summary, type, only }) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} store API`,
      version: '1',
      description: 'What a backend answers for the storefront kit. Names and shapes are as they travel.',
    },
    servers: [{ url: publicOrigin }],
    tags: [...new Set(listCalls().map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      responses: {
        Refused: {
          description: 'A refusal: a stable code, words for a shopper, and the field it is about.',
          content: { 'application/json': { schema: toOpenApiSchema(problem) } },
        },
      },
      securitySchemes: {
        session: {
          ...{ type: 'apiKey', in: 'cookie' },
          name: publicOrigin.startsWith('https:') ? '__Host-sid' : 'sid',
        },
        staff: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function writeOther({ path, summary, type, only }: Omit<(typeof otherRoutes)[number], 'method'>) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const there = { demo: ' Only in demo mode.', google: ' Only where Google is set up.' } as const
  return {
    tags: ['other'],
    summary: summary + (only ? there[only] : ''),
    ...(names.length > 0 && {
      parameters: names.map((name) => ({
        ...{ name, in: 'path', required: true },
        schema: { type: 'string' },
      })),
    }),
    responses: { 200: { description: 'The answer.', content: { [type]: {} } } },
  }
}
