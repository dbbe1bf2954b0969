import type { CartLine, LineMessage } from '@store/api-client/contract/cart'
import type { ActiveDialog } from '../../store/ActiveDialog.ts'

/** Subject of a dialog. */
export interface CartDialogSubject {
  readonly kind: ActiveDialog['kind']
  /** The line, or the first one of the combo. */
  readonly line: CartLine
  /** Title of the line, or of the combo. */
  readonly title: string
  /** Picture of the line, or of the combo. */
  readonly pictureSrc: string
  /** The message to edit. */
  readonly message: LineMessage | undefined
}

/**
 * Returns the subject of a dialog; `undefined` when it was removed, such as in another tab while the dialog is open.
 */
export function findDialogSubject(
  asked: ActiveDialog | undefined,
  lines: readonly CartLine[] | undefined,
): CartDialogSubject | undefined {
  if (!asked) return undefined
  const line = lines?.find(({ id, combo }) =>
    asked.kind === 'removeCombo' ? combo?.id === asked.comboId : id === asked.lineId,
  )
  if (!line) return undefined
  const { kind } = asked
  const message = kind === 'message' ? findMessage(line, asked.attributeId) : undefined
  if (kind === 'message' && !message) return undefined
  const isOfCombo = kind === 'removeCombo' || kind === 'replicate'
  return { kind, line, message, ...pick(isOfCombo ? (line.combo ?? line) : line) }
}

const pick = ({ title, pictureSrc }: Pick<CartLine, 'title' | 'pictureSrc'>) => ({ title, pictureSrc })

const findMessage = ({ attributes }: CartLine, id: LineMessage['id']) =>
  attributes.find(
    (attribute): attribute is LineMessage => attribute.kind === 'message' && attribute.id === id,
  )
