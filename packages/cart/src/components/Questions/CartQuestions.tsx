import { type ComponentType, useEffect } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { CartQuestion } from '../../store/CartQuestion.ts'
import type { AskedDialogProps } from '../asked/AskedDialogProps.ts'
import { useLate } from '../late/useLate.ts'
import { askPlainly } from './askPlainly.ts'

/** What the shopper is asked; the dialogs are preloaded at the first interaction, so that they open without a network too. */
export function CartQuestions(props: AskedDialogProps) {
  const { whenWanted } = useCart()

  // Scripts and stylesheets come over the network, which is outside React.
  useEffect(() => whenWanted(preload), [whenWanted])

  return (
    <>
      <Question {...props} kinds={remove} load={loadRemove} />
      <Question {...props} kinds={replicate} load={loadReplicate} />
      <Question {...props} kinds={message} load={loadMessage} />
    </>
  )
}

interface QuestionProps extends AskedDialogProps {
  readonly kinds: readonly CartQuestion['kind'][]
  readonly load: () => Promise<ComponentType<AskedDialogProps>>
}

function Question({ kinds, load, ...props }: QuestionProps) {
  const used = useCart()
  const { asked } = used.state
  const { part: Dialog } = useLate(load, asked !== undefined && kinds.includes(asked.kind), () =>
    askPlainly(used),
  )
  return Dialog ? <Dialog {...props} /> : null
}

// What fails to load now is loaded again with the question.
const preload = () => {
  for (const load of [loadRemove, loadMessage, loadReplicate]) load().catch(() => undefined)
}

const remove = ['removeLine', 'removeCombo'] as const
const replicate = ['replicate'] as const
const message = ['message'] as const

const loadRemove = () => import('../RemoveDialog/RemoveDialog.tsx').then((late) => late.RemoveDialog)
const loadReplicate = () =>
  import('../ReplicateDialog/ReplicateDialog.tsx').then((late) => late.ReplicateDialog)
const loadMessage = () => import('../MessageDialog/MessageDialog.tsx').then((late) => late.MessageDialog)
