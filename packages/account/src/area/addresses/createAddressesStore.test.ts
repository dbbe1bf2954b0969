import { describe, expect, it, vi } from 'vitest'
import { createAccountPorts, createFakeDraftStorage } from '../fixtures/createAccountPorts.ts'
import { createAccountServer } from '../fixtures/createAccountServer.ts'
import { sampleAddresses } from '../fixtures/sampleAccount.ts'
import { createAddressesStore } from './createAddressesStore.ts'

const [home, office] = sampleAddresses

const quiet = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

function setUp(kept?: object) {
  const server = createAccountServer()
  const draft = createFakeDraftStorage(kept)
  const reload = vi.fn()
  const found: ((city: string | undefined) => void)[] = []
  const findCity = vi.fn(
    (_: string) => new Promise<string | undefined>((resolve) => void found.push(resolve)),
  )
  const store = createAddressesStore({
    initial: { kind: 'ready', data: sampleAddresses },
    ports: { ...createAccountPorts(server), client: server.client.addresses, draft, reload, findCity },
  })
  const fill = () => {
    store.form.type('fullName', ' Asha Menon ')
    store.form.type('contactNumber', '098765 43210')
    store.form.type('address', '14, 3rd Cross')
    store.form.type('city', 'Bengaluru')
    store.form.type('pincode', '560 001')
  }
  return { store, server, draft, reload, findCity, found, fill, ...store.form }
}

describe('the address form', () => {
  it('a new address starts with the default values of the specification', () => {
    const { store, add } = setUp()
    add()
    expect(store.getState().form).toMatchObject({
      id: undefined,
      country: 356,
      values: {
        type: 'home',
        title: 'Mr.',
        fullName: '',
        countryCode: '+91',
        alternateCountryCode: '+91',
        alternateContactNumber: '',
      },
    })
  })

  it('saves a new address with normalized numbers, and shows the updated list', async () => {
    const { store, server, draft, add, save, fill, type } = setUp()
    add()
    fill()
    type('alternateContactNumber', '98123-45678')
    type('landmark', ' By the lake')
    expect(draft.kept()).toMatchObject({ values: { fullName: ' Asha Menon ', landmark: ' By the lake' } })
    await expect(save()).resolves.toBeUndefined()
    expect(server.asked).toEqual(['add Asha Menon'])
    const book = store.reading.getState()
    expect(book.kind === 'ready' && book.data[0]).toMatchObject({
      type: 'home',
      receiver: {
        ...{ fullName: 'Asha Menon', contactNumber: '9876543210' },
        ...{ landmark: 'By the lake', pincode: '560001' },
      },
      alternate: { countryCode: '+91', contactNumber: '9812345678' },
    })
    expect(store.getState()).toMatchObject({ form: undefined, isSaved: true })
    expect(draft.kept()).toBeUndefined()
  })

  it('shows all errors together, focuses the first invalid field and sends nothing', async () => {
    const { store, server, add, save, type } = setUp()
    add()
    type('alternateContactNumber', '12')
    await expect(save()).resolves.toBe('fullName')
    expect(store.getState().form?.fieldErrors).toEqual({
      fullName: { kind: 'rule', fault: 'required' },
      contactNumber: { kind: 'rule', fault: 'required' },
      alternateContactNumber: { kind: 'rule', fault: 'mobile' },
      address: { kind: 'rule', fault: 'required' },
      pincode: { kind: 'rule', fault: 'required' },
      city: { kind: 'rule', fault: 'required' },
    })
    expect(server.asked).toEqual([])
  })

  it('validates a field on blur, and removes the error when it is corrected', () => {
    const { store, add, type, blur } = setUp()
    add()
    type('contactNumber', '123')
    expect(store.getState().form?.fieldErrors).toEqual({})
    blur('contactNumber')
    expect(store.getState().form?.fieldErrors).toEqual({ contactNumber: { kind: 'rule', fault: 'mobile' } })
    type('contactNumber', '9876543210')
    expect(store.getState().form?.fieldErrors).toEqual({})
  })

  it('validates a saved address abroad by the rules of its country', async () => {
    const { store, server, edit, type, save } = setUp()
    const receiver = { ...office.receiver, country: 826, pincode: 'SW1A 2AA', countryCode: '+44' }
    edit({ ...office, receiver })
    type('fullName', 'Emma Clarke')
    await expect(save()).resolves.toBeUndefined()
    expect(server.asked).toEqual(['change 12'])
    const book = store.reading.getState()
    expect(book.kind === 'ready' && book.data[0]?.receiver).toMatchObject({
      country: 826,
      pincode: 'SW1A 2AA',
      fullName: 'Emma Clarke',
    })
  })

  it('shows a server error at its field, unless the field was changed meanwhile, and other errors above the button', async () => {
    const { store, server, add, fill, save, type } = setUp()
    add()
    fill()
    server.feel({ status: 400, code: 'invalid', message: 'No such door.', field: 'address' })
    await expect(save()).resolves.toBe('address')
    expect(store.getState().form?.fieldErrors).toEqual({
      address: { kind: 'refused', message: 'No such door.' },
    })
    type('address', '15, 3rd Cross')
    server.feel({ status: 422, code: 'too_many', message: 'You can keep 50 addresses.' })
    await expect(save()).resolves.toBeUndefined()
    expect(store.getState().form).toMatchObject({
      error: 'You can keep 50 addresses.',
      fieldErrors: {},
      values: { address: '15, 3rd Cross' },
      isSaving: false,
    })
  })

  it('saves an address that was removed in another tab as a new one on the next try', async () => {
    const { store, server, draft, edit, type, save } = setUp()
    edit(home)
    type('fullName', 'Asha Menon')
    server.hold({ book: [office] })
    server.feel({ status: 404, code: 'not_found', message: 'Please try again.' })
    await save()
    expect(store.getState().form).toMatchObject({ error: 'Please try again.', isSaving: false })
    server.feel('well')
    await save()
    expect(server.asked.filter((call) => call !== 'list')).toEqual([`change ${home.id}`, 'add Asha Menon'])
    expect(store.getState()).toMatchObject({ form: undefined, isSaved: true })
    expect(draft.kept()).toBeUndefined()
  })

  it('keeps all typed text when no response arrives, and sends one request for two quick taps', async () => {
    const { store, server, draft, add, fill, save } = setUp()
    add()
    fill()
    server.feel('away')
    await Promise.all([save(), save()])
    expect(server.asked).toHaveLength(1)
    expect(store.getState().form).toMatchObject({ error: '', values: { fullName: ' Asha Menon ' } })
    expect(draft.kept()).toBeDefined()
  })
})

describe('typing while an address is saved', () => {
  it('hides errors of the previous submit, and keeps the text when that submit succeeds', async () => {
    const { store, server, draft, add, fill, type, save } = setUp()
    add()
    fill()
    server.feel({ status: 400, code: 'invalid', message: 'No such door.', field: 'address' })
    const refused = save()
    type('address', '15, 3rd Cross')
    await expect(refused).resolves.toBeUndefined()
    expect(store.getState().form?.fieldErrors).toEqual({})
    server.feel('well')
    const stored = save()
    type('address', '16, 3rd Cross')
    await stored
    expect(store.getState().form).toMatchObject({
      id: 99,
      isSaving: false,
      values: { address: '16, 3rd Cross' },
    })
    expect(draft.kept()).toMatchObject({ id: 99, values: { address: '16, 3rd Cross' } })
    await save()
    expect(server.asked).toEqual(['add Asha Menon', 'add Asha Menon', 'change 99'])
    expect(store.getState().form).toBeUndefined()
  })
})

describe('the draft', () => {
  it('restores the draft after a reload, only for its own address', () => {
    const before = setUp()
    before.edit(home)
    before.type('city', 'Mysuru')
    const { store, resume } = setUp(before.draft.kept())
    resume()
    expect(store.getState().form).toMatchObject({ id: 11, values: { city: 'Mysuru', type: 'home' } })
  })

  it('a draft read from untrusted storage contains only valid fields', () => {
    const values = { type: 'castle', title: 'Lord', fullName: 7, city: 'Pune' }
    const { store, resume } = setUp({ id: -1, country: 'x', values })
    resume()
    expect(store.getState().form).toMatchObject({
      id: undefined,
      country: 356,
      values: { type: 'home', title: 'Mr.', fullName: '', city: 'Pune' },
    })
  })

  it('deletes the draft on a log-out, and when the form is closed', () => {
    for (const leave of ['logOut', 'cancel'] as const) {
      const { store, server, draft, add, type, cancel } = setUp()
      add()
      type('city', 'Pune')
      if (leave === 'logOut') server.logOut()
      else cancel()
      expect([leave, store.getState().form, draft.kept()]).toEqual([leave, undefined, undefined])
    }
  })
})

describe('the city of a pincode', () => {
  it('lets the form close if the lookup returns the same city while the address is saved', async () => {
    const { store, add, fill, type, save, found } = setUp()
    add()
    fill()
    type('city', '')
    type('pincode', '560002')
    found[1]?.('Bengaluru')
    await quiet()
    type('pincode', '560003')
    const saved = save()
    found[2]?.('Bengaluru')
    await saved
    expect(store.getState()).toMatchObject({ form: undefined, isSaved: true })
  })

  it('fills in the city of the pincode, and replaces it for another pincode', async () => {
    const { store, add, type, findCity, found } = setUp()
    add()
    type('pincode', '56000')
    expect(findCity).not.toHaveBeenCalled()
    type('pincode', '560 001')
    expect(findCity).toHaveBeenCalledExactlyOnceWith('560001')
    expect(store.getState().form?.isFinding).toBe(true)
    found[0]?.('Bengaluru')
    await quiet()
    expect(store.getState().form).toMatchObject({ isFinding: false, values: { city: 'Bengaluru' } })
    type('pincode', '411001')
    found[1]?.('Pune')
    await quiet()
    expect(store.getState().form?.values.city).toBe('Pune')
  })

  it('a city lookup never replaces a typed city, and is ignored when the pincode was changed meanwhile', async () => {
    const { store, add, type, found } = setUp()
    add()
    type('pincode', '560001')
    type('city', 'My town')
    found[0]?.('Bengaluru')
    await quiet()
    expect(store.getState().form?.values.city).toBe('My town')
    type('city', '')
    type('pincode', '411001')
    type('pincode', '41100')
    found[1]?.('Pune')
    await quiet()
    expect(store.getState().form).toMatchObject({ isFinding: false, values: { city: '' } })
  })

  it('is looked up again for the same pincode in the form of another address', async () => {
    const { store, add, type, found } = setUp()
    for (const at of [0, 1]) {
      add()
      type('pincode', '560001')
      found[at]?.('Bengaluru')
      await quiet()
      expect(store.getState().form?.values.city).toBe('Bengaluru')
    }
  })

  it('looks no city up for an address abroad', () => {
    const { edit, type, findCity } = setUp()
    edit({ ...office, receiver: { ...office.receiver, country: 702 } })
    type('pincode', '238801')
    expect(findCity).not.toHaveBeenCalled()
  })
})

describe('deleting an address', () => {
  it('deletes an address after one confirmation, with one request, and reloads the page', async () => {
    const { store, server, reload } = setUp()
    store.removal.open(home)
    expect(server.asked).toEqual([])
    await Promise.all([store.removal.confirm(), store.removal.confirm()])
    expect(server.asked).toEqual(['remove 11'])
    expect(store.reading.getState()).toEqual({ kind: 'ready', data: [office] })
    expect(reload).toHaveBeenCalledExactlyOnceWith('addressRemoved')
  })

  it('keeps the address when deleting it fails, and shows the reason without a reload', async () => {
    const { store, server, reload } = setUp()
    server.feel('away')
    store.removal.open(home)
    await store.removal.confirm()
    expect(store.getState()).toMatchObject({ target: undefined, isBusy: false, error: '' })
    expect(store.reading.getState()).toMatchObject({ data: sampleAddresses })
    expect(reload).not.toHaveBeenCalled()
  })
})
