import type {
  CartLine,
  ChangeComboRequest,
  ChangeQuantityRequest,
  LineId,
  SaveLinesForLaterRequest,
  SetFreebieRequest,
  UpdateMessageRequest,
} from '../contract/cart/index.ts'
import { clampQuantity } from '../contract/rules/quantity.ts'
import type { FakeLine } from './FakeCartState.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'
import { validateText } from './validateText.ts'

type Lines = readonly FakeLine[]
type Changed = FakeCallResult<Lines>

const gone: Changed = { refused: fakeHttpErrors.lineGone }

const edit = (
  lines: Lines,
  isMeant: (one: FakeLine) => boolean,
  change: (line: CartLine) => CartLine,
): Changed => {
  const isThere = (one: FakeLine) => !one.isRemoved && isMeant(one)
  if (!lines.some(isThere)) return gone
  return { value: lines.map((one) => (isThere(one) ? { ...one, line: change(one.line) } : one)) }
}

/** Changes of lines by the shop's rules. */
export const fakeLineChanges = {
  changeQuantity: (lines: Lines, { lineId, quantity }: ChangeQuantityRequest): Changed => {
    const isMeant = ({ line, state }: FakeLine) => line.id === lineId && state === 'in'
    if (lines.some((one) => isMeant(one) && one.line.isFree)) return { refused: fakeHttpErrors.freeLine }
    return edit(lines, isMeant, (line) => ({ ...line, quantity }))
  },

  changeCombo: (lines: Lines, { comboId, sets }: ChangeComboRequest): Changed =>
    edit(
      lines,
      ({ line, state }) => line.combo?.id === comboId && state === 'in',
      (line) => ({ ...line, quantity: clampQuantity((line.combo?.perSet ?? 1) * sets) }),
    ),

  updateMessage: (lines: Lines, { lineId, attributeId, from, text }: UpdateMessageRequest): Changed => {
    const stored = lines.find(({ line, isRemoved }) => line.id === lineId && !isRemoved)
    const attribute = stored?.line.attributes.find(({ id }) => id === attributeId)
    if (attribute?.kind !== 'message') return gone
    const accepted = validateText(text, attribute.limit, 422)
    if ('refused' in accepted) return accepted
    if (accepted.value === '' && attribute.isRequired) return { refused: fakeHttpErrors.messageEmpty }
    if (attribute.text !== from && attribute.text !== accepted.value)
      return { refused: fakeHttpErrors.messageChanged }
    const written = { ...attribute, text: accepted.value }
    return edit(
      lines,
      (one) => one === stored,
      (line) => ({ ...line, attributes: line.attributes.map((one) => (one === attribute ? written : one)) }),
    )
  },

  setFreebie: (lines: Lines, { lineId, isDeclined }: SetFreebieRequest): Changed =>
    edit(
      lines,
      ({ line }) => line.id === lineId && line.isFree,
      (line) => ({ ...line, isDeclined }),
    ),

  remove: (lines: Lines, lineIds: readonly LineId[]): Changed => {
    if (isFreeAlone(lines, lineIds)) return { refused: fakeHttpErrors.freeLine }
    return {
      value: lines.map((one) => {
        if (one.isRemoved || !isMoved(lines, lineIds, one)) return one
        const gift = lineIds.find((id) => id === one.line.belongsTo)
        return { ...one, isRemoved: true, removedWith: gift }
      }),
    }
  },

  restore: (lines: Lines, lineIds: readonly LineId[]): Changed => {
    if (!lineIds.every((id) => lines.some(({ line }) => line.id === id))) return gone
    if (isFreeAlone(lines, lineIds)) return { refused: fakeHttpErrors.freeLine }
    const isMeant = ({ line, removedWith }: FakeLine) =>
      lineIds.includes(line.id) || lineIds.some((id) => id === removedWith)
    return {
      value: lines.map((one) =>
        one.isRemoved && isMeant(one) ? { ...one, isRemoved: false, removedWith: undefined } : one,
      ),
    }
  },

  save: (lines: Lines, { lineIds, isSaved }: SaveLinesForLaterRequest): Changed => {
    if (!lineIds.every((id) => lines.some(({ line, isRemoved }) => line.id === id && !isRemoved))) return gone
    if (isFreeAlone(lines, lineIds)) return { refused: fakeHttpErrors.freeLine }
    const state = isSaved ? 'saved' : 'in'
    return { value: lines.map((one) => (isMoved(lines, lineIds, one) ? { ...one, state } : one)) }
  },
} as const

// Add-ons move with their gift unless the shopper moved them separately before.
const isMoved = (lines: Lines, lineIds: readonly LineId[], { line, state, isRemoved }: FakeLine): boolean => {
  if (isRemoved) return false
  if (lineIds.includes(line.id)) return true
  const gift = lines.find((one) => one.line.id === line.belongsTo && !one.isRemoved)
  return gift !== undefined && gift.state === state && lineIds.includes(gift.line.id)
}

const isFreeAlone = (lines: Lines, lineIds: readonly LineId[]) =>
  lines.some(
    ({ line }) => line.isFree && lineIds.includes(line.id) && !lineIds.some((id) => id === line.belongsTo),
  )
