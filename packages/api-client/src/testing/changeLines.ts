import type {
  CartLine,
  ChangeCombo,
  ChangeQuantity,
  LineId,
  SaveLines,
  SetFreebie,
  UpdateMessage,
} from '../contract/cart/index.ts'
import { clampQuantity } from '../contract/rules/quantity.ts'
import { acceptText } from './acceptText.ts'
import type { FakeLine } from './FakeContent.ts'
import { type FakeAnswer, refusals } from './refusals.ts'

type Lines = readonly FakeLine[]
type Changed = FakeAnswer<Lines>

const gone: Changed = { refused: refusals.lineGone }

const edit = (
  lines: Lines,
  isMeant: (one: FakeLine) => boolean,
  change: (line: CartLine) => CartLine,
): Changed => {
  const isThere = (one: FakeLine) => !one.isRemoved && isMeant(one)
  if (!lines.some(isThere)) return gone
  return { value: lines.map((one) => (isThere(one) ? { ...one, line: change(one.line) } : one)) }
}

/** The changes of lines by the shop's rules. */
export const changeLines = {
  changeQuantity: (lines: Lines, { lineId, quantity }: ChangeQuantity): Changed => {
    const isMeant = ({ line, state }: FakeLine) => line.id === lineId && state === 'in'
    if (lines.some((one) => isMeant(one) && one.line.isFree)) return { refused: refusals.freeLine }
    return edit(lines, isMeant, (line) => ({ ...line, quantity }))
  },

  changeCombo: (lines: Lines, { comboId, sets }: ChangeCombo): Changed =>
    edit(
      lines,
      ({ line, state }) => line.combo?.id === comboId && state === 'in',
      (line) => ({ ...line, quantity: clampQuantity((line.combo?.perSet ?? 1) * sets) }),
    ),

  updateMessage: (lines: Lines, { lineId, attributeId, from, text }: UpdateMessage): Changed => {
    const kept = lines.find(({ line, isRemoved }) => line.id === lineId && !isRemoved)
    const said = kept?.line.attributes.find(({ id }) => id === attributeId)
    if (said?.kind !== 'message') return gone
    const accepted = acceptText(text, said.limit, 422)
    if ('refused' in accepted) return accepted
    if (accepted.value === '' && said.isRequired) return { refused: refusals.messageEmpty }
    if (said.text !== from && said.text !== accepted.value) return { refused: refusals.messageChanged }
    const written = { ...said, text: accepted.value }
    return edit(
      lines,
      (one) => one === kept,
      (line) => ({ ...line, attributes: line.attributes.map((one) => (one === said ? written : one)) }),
    )
  },

  setFreebie: (lines: Lines, { lineId, isDeclined }: SetFreebie): Changed =>
    edit(
      lines,
      ({ line }) => line.id === lineId && line.isFree,
      (line) => ({ ...line, isDeclined }),
    ),

  remove: (lines: Lines, lineIds: readonly LineId[]): Changed => {
    if (isFreeAlone(lines, lineIds)) return { refused: refusals.freeLine }
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
    if (isFreeAlone(lines, lineIds)) return { refused: refusals.freeLine }
    const isMeant = ({ line, removedWith }: FakeLine) =>
      lineIds.includes(line.id) || lineIds.some((id) => id === removedWith)
    return {
      value: lines.map((one) =>
        one.isRemoved && isMeant(one) ? { ...one, isRemoved: false, removedWith: undefined } : one,
      ),
    }
  },

  save: (lines: Lines, { lineIds, isSaved }: SaveLines): Changed => {
    if (!lineIds.every((id) => lines.some(({ line, isRemoved }) => line.id === id && !isRemoved))) return gone
    if (isFreeAlone(lines, lineIds)) return { refused: refusals.freeLine }
    const state = isSaved ? 'saved' : 'in'
    return { value: lines.map((one) => (isMoved(lines, lineIds, one) ? { ...one, state } : one)) }
  },
} as const

// What belongs to a gift goes where it goes, unless it had gone elsewhere before.
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
