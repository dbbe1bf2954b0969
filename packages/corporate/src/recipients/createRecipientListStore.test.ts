import { expect, it, vi } from 'vitest'
import { createCorporateServer } from '../fixtures/createCorporateServer.ts'
import { createRecipientsCsv } from '../fixtures/createRecipientsCsv.ts'
import { recipientListEn } from '../messages/recipientListEn.ts'
import { createRecipientListStore } from './createRecipientListStore.ts'
import { formatRowErrors } from './formatRowErrors.ts'
import { parseRecipients } from './parseRecipients.ts'
import { serializeRecipients } from './serializeRecipients.ts'

function setUp(rows: Parameters<typeof createRecipientListStore>[0]['rows'] = []) {
  const server = createCorporateServer()
  const onChange = vi.fn<Parameters<typeof createRecipientListStore>[0]['onChange']>()
  const store = createRecipientListStore({ rows, checkPincodes: server.client.checkPincodes, onChange })
  return { ...server, onChange, store, actions: store.actions }
}

const asha = { name: 'Asha', phone: '9876543210', pincode: '560001', message: '' }

it('finds the 20 invalid rows in a file of 500 rows, with one request to the pincode directory', async () => {
  const { store, actions, looked, onChange } = setUp()
  await actions.takeFile(new File([createRecipientsCsv()], 'colleagues.csv', { type: 'text/csv' }))
  const state = store.getState()
  expect(state).toMatchObject({ invalidCount: 20, check: 'checked', view: 'faulty' })
  expect(state.rows).toHaveLength(500)
  expect(state.shown).toEqual(Array.from({ length: 20 }, (_, at) => at * 25 + 7))
  expect(looked).toEqual([['560001', '999999']])
  const words = state.shown.slice(0, 5).map((at) => formatRowErrors(state.rows[at], recipientListEn))
  expect(words).toEqual([
    'Pincode: Enter a 6 digit pincode',
    'Pincode: We couldn’t find this pincode',
    'Name: This field is required',
    'Phone: phone number should be 10 digit*',
    'Message: Only letters, digits, spaces and - _ @ ( ) ! / &',
  ])
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ faulty: 20, isChecked: true })
})

it('accepts a list when every row was corrected in place, and downloads it without errors', async () => {
  const { store, actions, onChange } = setUp()
  await actions.take(createRecipientsCsv())
  for (const at of store.getState().shown) {
    actions.type(at, 'name', 'Asha')
    actions.type(at, 'phone', '+91 98765 43210')
    actions.type(at, 'pincode', '560001')
    actions.type(at, 'message', '')
  }
  await actions.check()
  expect(store.getState()).toMatchObject({ invalidCount: 0, check: 'checked' })
  // A corrected row stays in place, so that the shopper does not lose it.
  expect(store.getState().shown).toHaveLength(20)
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ faulty: 0, isChecked: true })
  const { rows } = store.getState()
  const again = parseRecipients(serializeRecipients(rows, (at) => formatRowErrors(rows[at], recipientListEn)))
  expect(again.kind === 'rows' && again.rows[7]).toEqual({ ...asha, message: '' })
})

it('requests only pincodes that were not requested before', async () => {
  const { actions, looked, store } = setUp([asha])
  await actions.check()
  actions.type(0, 'pincode', '999999')
  await actions.check()
  actions.type(0, 'pincode', '560001')
  await actions.check()
  expect(looked).toEqual([['560001'], ['999999']])
  expect(store.getState().rows[0]).toMatchObject({ city: 'Bengaluru', errors: {} })
})

it('leaves a list unchecked until the pincode directory responds, and can check it again', async () => {
  const { client, onChange } = setUp()
  const checkPincodes = vi.fn(client.checkPincodes)
  checkPincodes.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
  const { actions, getState } = createRecipientListStore({ rows: [], checkPincodes, onChange })
  await actions.take('Asha,9876543210,560001')
  expect(getState().check).toBe('failed')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ isChecked: false })
  await actions.check()
  expect(getState().check).toBe('checked')
})

it('keeps the current list when a file is rejected, and shows why', async () => {
  const { store, actions } = setUp([asha])
  await actions.takeFile(new File(['x'], 'list.xlsx'))
  expect(store.getState()).toMatchObject({ rows: [asha], importError: { kind: 'wrongType' } })
})

it('ignores a response that arrives after the list was removed', async () => {
  const { client, onChange } = setUp()
  let answer: () => void = () => undefined
  const { actions, getState } = createRecipientListStore({
    rows: [],
    checkPincodes: async (pincodes) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return client.checkPincodes(pincodes)
    },
    onChange,
  })
  const taking = actions.take('Asha,9876543210,560001')
  actions.drop()
  answer()
  await taking
  expect(getState().rows).toEqual([])
  expect(onChange.mock.lastCall?.[0]).toEqual({ rows: [], faulty: 0, isChecked: true })
})
