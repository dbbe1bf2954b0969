import { expect, it } from 'vitest'
import { createCallSender } from '../transport/createCallSender.ts'
import { createDeliveryClient } from './createDeliveryClient.ts'

const locate = (body: unknown) => {
  const fetch = async () => Response.json(body)
  const send = createCallSender({ baseUrl: 'http://store.test', brand: 'marigold', fetch })
  return createDeliveryClient(send).locate({ placeId: 'p1' })
}

it('parses the location in a response', async () => {
  const data = { city: 'Pune', postal_code: '', pid: 'p1', area_id: '', country: 356, new_field: 1 }
  expect(await locate({ status_code: 200, data })).toEqual({
    ok: true,
    value: {
      ...{ country: 356, city: 'Pune', state: '', pincode: undefined },
      ...{ area: '', areaId: '', placeId: 'p1' },
    },
  })
})

it('returns the error message of a response whose status_code is 500', async () => {
  expect(await locate({ status_code: 500, message: 'The map is being drawn anew.' })).toEqual({
    ok: false,
    failure: {
      ...{ kind: 'refused', status: 500, code: 'location_failed' },
      message: 'The map is being drawn anew.',
    },
  })
})

it.each([{ status_code: 500 }, { status_code: 500, message: '' }, { status_code: 404, message: 'x' }])(
  'treats %j as an invalid response',
  async (body) => {
    expect(await locate(body)).toMatchObject({ ok: false, failure: { kind: 'invalidResponse', status: 200 } })
  },
)

it.each([
  ['५६००', '5600'],
  ['৫৬০০', '5600'],
  ['सेक्टर ६२', 'सेक्टर 62'],
  // The address that a shopper pasted is longer than the service accepts.
  ['MG Road '.repeat(20), 'MG Road '.repeat(20).slice(0, 100)],
])('searches for %j as %j', async (text, searchtext) => {
  const requests: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init))
    return Response.json({})
  }
  const send = createCallSender({ baseUrl: 'http://store.test', brand: 'marigold', fetch })
  await createDeliveryClient(send).suggest({ text })
  expect(await requests[0]?.json()).toMatchObject({ searchtext })
})
