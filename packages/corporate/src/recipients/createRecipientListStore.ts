import type { CorporateClient } from '@store/api-client/contract/corporate'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import {
  type Recipient,
  type RecipientField,
  validateRecipient,
} from '@store/api-client/contract/rules/validateRecipient'
import { createStore } from 'zustand/vanilla'
import type { RecipientList } from '../store/EnquiryState.ts'
import { parseRecipients } from './parseRecipients.ts'
import type { RecipientListRow, RecipientListState } from './RecipientListState.ts'
import { readRecipientFile } from './readRecipientFile.ts'

/** The store of the list. */
export interface RecipientListStore extends ReadonlyStore<RecipientListState> {
  readonly actions: RecipientListActions
}

/** Actions of a list. */
export interface RecipientListActions {
  /** Replaces the list with the rows of a text. */
  readonly take: (text: string) => Promise<void>
  /** Replaces the list with the rows of a file. */
  readonly takeFile: (file: File) => Promise<void>
  /** Sets the text of a cell. */
  readonly type: (at: number, field: RecipientField, text: string) => void
  /** Looks up new pincodes, all in one call; call it when a cell loses focus. */
  readonly check: () => Promise<void>
  /** Shows the invalid rows, or all. */
  readonly show: (view: RecipientListState['view']) => void
  /** Removes the list. */
  readonly drop: () => void
}

interface ListStoreOptions {
  readonly rows: readonly Recipient[]
  readonly checkPincodes: CorporateClient['checkPincodes']
  /** Called with the list on every change. */
  readonly onChange: (list: RecipientList) => void
}

const empty: RecipientListState = {
  ...{ rows: [], invalidCount: 0, check: 'none', importError: undefined, view: 'faulty', shown: [] },
}

/** Creates the store of a list of recipients. */
export function createRecipientListStore({
  rows: began,
  checkPincodes,
  onChange,
}: ListStoreOptions): RecipientListStore {
  /** City of each pincode that was looked up; null if the directory has none. */
  const cities = new Map<string, string | null>()
  let newest = 0

  const judge = ({ name, phone, pincode, message }: Recipient, at: number): RecipientListRow => {
    const recipient = { name, phone, pincode, message }
    const city = cities.get(pincode)
    const unknown = city === null ? ({ pincode: 'unknownPincode' } as const) : {}
    return {
      ...recipient,
      at,
      city: city ?? undefined,
      errors: { ...unknown, ...validateRecipient(recipient) },
    }
  }
  const judged = (rows: readonly Recipient[]) => {
    const all = rows.map(judge)
    return { rows: all, invalidCount: all.filter(isFaulty).length }
  }
  const listShownIndexes = (rows: readonly RecipientListRow[], view: RecipientListState['view']) =>
    rows.filter((row) => view === 'all' || isFaulty(row)).map(({ at }) => at)

  const store = createStore<RecipientListState>(() => ({ ...empty, ...judged(began) }))
  const tell = () => {
    const { rows, invalidCount, check } = store.getState()
    onChange({
      rows: rows.map(plain),
      faulty: invalidCount,
      isChecked: rows.length === 0 || check === 'checked',
    })
  }
  const set = (change: Partial<RecipientListState>) => {
    store.setState(change)
    tell()
  }

  const check = async () => {
    const mine = ++newest
    const { rows } = store.getState()
    const wanted = [...new Set(rows.map(({ pincode }) => pincode))].filter(
      (pincode) => isPincode(pincode) && !cities.has(pincode),
    )
    if (wanted.length > 0) {
      set({ check: 'checking' })
      const answer = await checkPincodes(wanted)
      if (answer.ok) {
        const found = new Map(answer.value.map(({ pincode, city }) => [pincode, city]))
        for (const pincode of wanted) cities.set(pincode, found.get(pincode) ?? null)
      }
      if (mine !== newest) return
      if (!answer.ok) return set({ check: 'failed' })
    }
    set({ ...judged(store.getState().rows), check: store.getState().rows.length === 0 ? 'none' : 'checked' })
  }

  const showFaulty = () => {
    const { rows, invalidCount } = store.getState()
    const view = invalidCount > 0 ? 'faulty' : 'all'
    store.setState({ view, shown: listShownIndexes(rows, view) })
  }

  const take = async (text: string) => {
    const read = parseRecipients(text)
    if (read.kind === 'refused') return store.setState({ importError: read.why })
    set({ ...judged(read.rows), importError: undefined, check: 'checking' })
    showFaulty()
    await check()
    showFaulty()
  }

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    actions: {
      take,
      takeFile: async (file) => {
        const read = await readRecipientFile(file)
        if (read.kind === 'refused') store.setState({ importError: read.why })
        else await take(read.text)
      },
      type: (at, field, text) => {
        const { rows } = store.getState()
        const value =
          field === 'phone' ? normalizeMobile(text) : field === 'pincode' ? normalizePincode(text) : text
        set(judged(rows.map((row) => (row.at === at ? { ...row, [field]: value } : row))))
      },
      check,
      show: (view) => store.setState({ view, shown: listShownIndexes(store.getState().rows, view) }),
      drop: () => set(empty),
    },
  }
}

const isFaulty = ({ errors }: RecipientListRow) => Object.keys(errors).length > 0

const plain = ({ name, phone, pincode, message }: RecipientListRow): Recipient => ({
  name,
  phone,
  pincode,
  message,
})
