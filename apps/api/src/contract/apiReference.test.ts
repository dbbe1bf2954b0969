import { Validator } from '@seriousme/openapi-schema-validator'
import { listCalls } from '@store/api-client/contract'
import { callDocsByGroup } from '@store/api-client/contract/callDocsByGroup'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createApiReference } from './createApiReference.ts'
import { findSchemaName } from './findSchemaName.ts'
import { listApiReferenceFields } from './listApiReferenceFields.ts'
import { readExamples } from './readExamples.ts'
import { toOpenApiDocument } from './toOpenApiDocument.ts'

const shop = { brand: { slug: 'marigold', name: 'Marigold' }, publicOrigin: 'http://store.test' }
const reference = createApiReference()
const fields = listApiReferenceFields(reference)

describe('the fields of the API reference', () => {
  it('each have a description (AP8)', () => {
    const undescribed = fields.filter(({ schema }) => typeof schema === 'boolean' || !schema.description)
    expect(undescribed.map(({ owner, path }) => `${owner}: ${path}`)).toEqual([])
  })

  it('are described by one sentence in plain text', () => {
    const texts = new Set(
      fields.map(({ schema }) => (typeof schema === 'boolean' ? '' : (schema.description ?? ''))),
    )
    expect([...texts].filter((text) => !/^[`A-Z0-9].*[^.]\.$/.test(text))).toEqual([])
  })

  it('include every field that has a description', () => {
    const known = new Set(
      fields.flatMap(({ owner, path }) => [`${owner.split('.').at(-1)} ${path}`, `all ${path}`]),
    )
    const names = new Set(fields.map(({ path }) => `all ${path.split('.').at(-1)}`))
    const described = Object.values(callDocsByGroup).flatMap((group) =>
      Object.entries(group.fields).flatMap(([owner, rows]) =>
        Object.keys(rows).map((path) => `${owner} ${path}`),
      ),
    )
    const headers = ['all brand', 'all fact']
    const used = [...known, ...names, ...headers]
    expect(described.filter((row) => !used.includes(row))).toEqual([])
  })
})

describe('the schemas of the API reference', () => {
  it('contain each object of three or more fields only once', () => {
    const objects = [
      ...Object.entries(reference.schemas).map(([owner, schema]) => ({ owner, path: '', schema })),
      ...reference.calls.flatMap(({ name: owner, body, answer }) =>
        [body ?? {}, answer].map((schema) => ({ owner, path: '', schema })),
      ),
      ...fields,
    ].flatMap(({ owner, path, schema }) => {
      if (typeof schema === 'boolean') return []
      const { items, properties } = schema
      const item = typeof items === 'object' && !Array.isArray(items) ? items : {}
      return [properties, item.properties].flatMap((found) =>
        found && Object.keys(found).length > 2
          ? [{ at: `${owner}: ${path}`, text: JSON.stringify(found) }]
          : [],
      )
    })
    const repeated = [...Map.groupBy(objects, ({ text }) => text).values()].filter(({ length }) => length > 1)
    expect(repeated.map((same) => same.map(({ at }) => at))).toEqual([])
  })

  it('are named, and every reference points to one of them', () => {
    const led = [...JSON.stringify(reference).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref)
    const names = new Set(Object.keys(reference.schemas).map((name) => `#/components/schemas/${name}`))
    expect(led.filter((ref = '') => !names.has(ref))).toEqual([])
  })

  it('are all used', () => {
    const { schemas, calls } = reference
    const text = JSON.stringify([schemas, calls.map(({ body, answer }) => ({ body, answer }))])
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))
    // The schema of errors, which the document refers to.
    expect(unused).toEqual(['Problem'])
  })

  it('include the cart, which every cart call refers to', () => {
    const named = reference.calls.filter(({ answer }) => findSchemaName(answer) === 'CartResponse')
    expect(named.length).toBeGreaterThan(10)
    expect(Object.keys(reference.schemas)).toEqual(expect.arrayContaining(['Cart', 'CartLine']))
  })
})

describe('the examples', () => {
  const examples = readExamples()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(JSON.parse(JSON.stringify(toOpenApiDocument(shop))), 'document')
  const pointer = (...parts: readonly string[]) =>
    `document#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

  it('exist for every call, and for nothing else', () => {
    expect([...examples.keys()].toSorted()).toEqual(
      listCalls()
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it.each(listCalls())('of $name match its schemas', ({ name, call }) => {
    const example = examples.get(name)
    expect(safeParse(call.answer, example?.response).issues).toBeUndefined()
    const operation = ['paths', call.path, call.method.toLowerCase()]
    const answer = ajv.compile({
      $ref: pointer(...operation, 'responses', '200', 'content', 'application/json', 'schema'),
    })
    expect(answer(example?.response) || answer.errors).toBe(true)
    const { body } = reference.calls.find((one) => one.name === name) ?? expect.fail()
    if (body === undefined) return
    const media = call.form === 'multipart' ? 'multipart/form-data' : 'application/json'
    const request = ajv.compile({ $ref: pointer(...operation, 'requestBody', 'content', media, 'schema') })
    expect(request(example?.body) || request.errors).toBe(true)
  })

  it('have a value for each parameter that a request needs', () => {
    const missing = reference.calls.flatMap(({ name, fields: parameters, example }) =>
      parameters
        .filter((one) => one.isRequired && example?.parameters[one.name] === undefined)
        .map((one) => `${name}: ${one.name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(toOpenApiDocument(shop))),
    )
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('names the cookies and errors of each operation, and whether a storefront can do without it', () => {
    expect(toOpenApiDocument(shop).paths['/api/fa/newfacart/cart/add']).toMatchObject({
      post: {
        'x-profile': 'minimal',
        responses: {
          200: { headers: { 'Set-Cookie': { description: 'May set or delete `hint`, `sid`.' } } },
          409: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Problem' },
                    { properties: { code: { enum: expect.arrayContaining(['out_of_stock']) } } },
                  ],
                },
              },
            },
          },
        },
      },
    })
  })
})
