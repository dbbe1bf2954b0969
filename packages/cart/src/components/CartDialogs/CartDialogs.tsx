import { useLazy } from '@store/ui/lazy'
import { type ComponentType, useEffect } from 'react'
import type { CartDialogProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartContext } from '../../react/useCartContext.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import type { ActiveDialog } from '../../store/ActiveDialog.ts'
import { confirmWithNativeDialog } from './confirmWithNativeDialog.ts'

/** Renders the cart's dialogs. They are preloaded at the first interaction, so that they also open offline. */
export const CartDialogs = createCartPart((slots) => slots.dialogs, OwnCartDialogs)

function OwnCartDialogs(props: CartDialogProps) {
  const { scheduleLazyWork } = useCartServices()

  useEffect(() => scheduleLazyWork(preload), [scheduleLazyWork])

  return (
    <>
      <Question {...props} kinds={remove} load={loadRemove} />
      <Question {...props} kinds={replicate} load={loadReplicate} />
      <Question {...props} kinds={message} load={loadMessage} />
    </>
  )
}

interface QuestionProps extends CartDialogProps {
  readonly kinds: readonly ActiveDialog['kind'][]
  readonly load: () => Promise<ComponentType<CartDialogProps>>
}

function Question({ kinds, load, ...props }: QuestionProps) {
  const { store, messages } = useCartContext()
  const activeDialog = useCartState(({ activeDialog }) => activeDialog)
  const { part: Dialog } = useLazy(
    load,
    activeDialog !== undefined && kinds.includes(activeDialog.kind),
    () => confirmWithNativeDialog(store, messages),
  )
  return Dialog ? <Dialog {...props} /> : null
}

// If preloading fails, the script is loaded again when the dialog opens.
const preload = () => {
  for (const load of [loadRemove, loadMessage, loadReplicate]) load().catch(() => undefined)
}

const remove = ['removeLine', 'removeCombo'] as const
const replicate = ['replicate'] as const
const message = ['message'] as const

const loadRemove = () => import('../RemoveDialog/RemoveDialog.tsx').then((late) => late.RemoveDialog)
const loadReplicate = () =>
  import('../ComboQuantityDialog/ComboQuantityDialog.tsx').then((late) => late.ComboQuantityDialog)
const loadMessage = () =>
  import('../GiftMessageDialog/GiftMessageDialog.tsx').then((late) => late.GiftMessageDialog)
