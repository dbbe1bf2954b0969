import { listCalls } from '@store/api-client/contract'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { formatSchema } from './formatSchema.ts'
import { nonContractRoutes } from './nonContractRoutes.ts'
import { toOpenApiDocument } from './toOpenApiDocument.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const shop = { brand: { slug: 'marigold', name: 'Marigold' }, publicOrigin: 'http://store.test' }

describe('the OpenAPI document', () => {
  it('is generated from the table of calls: it contains every call and route, and nothing else (AP6)', async () => {
    const answer = await api.visitor().fetch('http://store.test/api/openapi.json')
    expect(answer.headers.get('content-type')).toBe('application/json')
    const written: unknown = await answer.json()
    expect(written).toEqual(JSON.parse(JSON.stringify(toOpenApiDocument(shop))))
    const { paths } = toOpenApiDocument(shop)
    const reported = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    )
    const known = [...listCalls().map(({ call }) => call), ...nonContractRoutes]
    expect(reported.toSorted()).toEqual(known.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  it('declares every path parameter as required', () => {
    for (const [path, verbs] of Object.entries(toOpenApiDocument(shop).paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true }))
      if (named.length > 0) {
        const parameters = expect.arrayContaining(named.map((one) => expect.objectContaining(one)))
        for (const operation of Object.values(verbs)) expect(operation).toMatchObject({ parameters })
      }
    }
  })

  it.each(listCalls())('describes the request and the response of $name', ({ call }) => {
    const input = toOpenApiSchema(call.input)
    expect(formatSchema(input)).not.toBe('anything')
    expect(JSON.stringify(input)).not.toContain('$ref')
    expect(formatSchema(toOpenApiSchema(call.answer))).not.toBe('anything')
  })

  it('documents errors, and the session cookie', () => {
    expect(toOpenApiDocument(shop).components).toMatchObject({
      schemas: { Problem: { required: ['status', 'code', 'message'] } },
      securitySchemes: { session: { in: 'cookie', name: 'sid' } },
    })
    const secure = { ...shop, publicOrigin: 'https://store.test' }
    expect(toOpenApiDocument(secure).components.securitySchemes.session.name).toBe('__Host-sid')
  })
})

describe('the documentation page', () => {
  it('lists every call, and loads no resources', async () => {
    const answer = await api.visitor().fetch('http://store.test/api/docs')
    const page = await answer.text()
    for (const { name } of listCalls()) expect(page).toContain(`id="${name}"`)
    expect(page).not.toMatch(/<script|<link|<img|style="|https?:\/\/(?!store\.test)/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})

describe('a schema formatted for people', () => {
  it('lists each field with its type, its limits and whether it is required', () => {
    const schema = toOpenApiSchema(
      listCalls().find(({ name }) => name === 'cart.changeQuantity')?.call.input ?? expect.fail(),
    )
    expect(formatSchema(schema)).toBe(
      `{\n  ci_id: string (uuid)\n  qty: integer (1 to ${quantityLimits.max})\n  action: "act_increment" | "act_decrement"\n}`,
    )
  })
})
