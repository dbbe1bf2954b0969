import { createApiReference } from './createApiReference.ts'
import { nonContractRoutes } from './nonContractRoutes.ts'
import { toOpenApiOperation } from './toOpenApiOperation.ts'

/** The shop's data in the document. */
export interface OpenApiShopInfo {
  readonly brand: { readonly slug: string; readonly name: string }
  /** Origin of the API. */
  readonly publicOrigin: string
}

/** Creates the API's OpenAPI 3.1 document: every call of the contract, and the routes beside them. */
export function toOpenApiDocument({ brand, publicOrigin }: OpenApiShopInfo) {
  const paths: Record<string, Record<string, unknown>> = {}
  const { calls, schemas } = createApiReference()
  for (const reference of calls) {
    const { path, method } = reference.call
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: toOpenApiOperation(reference, brand.slug),
    }
  }
  for (const { path, method, summary, type, only } of nonContractRoutes) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: writeOther({ path, summary, type, only }) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} store API`,
      version: '1',
      description:
        'What a backend returns to the storefront kit; names and shapes are as they travel. `x-profile` is `minimal` for the calls that a storefront cannot do without. A rejected request has the schema `Problem`, with one of the codes of its status.',
    },
    servers: [{ url: publicOrigin }],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
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

function writeOther({ path, summary, type, only }: Omit<(typeof nonContractRoutes)[number], 'method'>) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const there = {
    demo: ' Only in demo mode.',
    google: ' Only where Google is set up.',
    sso: ' Only with sites of single sign-on.',
  } as const
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
