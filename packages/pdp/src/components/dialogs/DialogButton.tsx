import { Button } from '@store/ui'
import type { ComponentType, ReactNode } from 'react'
import type { ProductDialogProps } from '../../react/ProductPartProps.ts'
import { useLoadOnOpen } from '../../react/useLoadOnOpen.ts'
import { useProduct } from '../../react/useProduct.ts'
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.tsx'

/** Props of `DialogButton`. */
export interface DialogButtonProps {
  /** Text of the button. */
  readonly children: ReactNode
  /** Icon before the text. */
  readonly icon?: ReactNode
  /** Lazy-loads the dialog. */
  readonly load: () => Promise<ComponentType<ProductDialogProps>>
}

/** Renders a secondary button with its dialog, which is loaded on the first press. */
export function DialogButton({ children, icon, load }: DialogButtonProps) {
  const { messages } = useProduct()
  const { part: Dialog, state, open, close } = useLoadOnOpen(load)
  return (
    <>
      <Button variant="quiet" hasPopup="dialog" icon={icon} busy={state === 'loading'} onClick={open}>
        {children}
      </Button>
      <ErrorMessage text={state === 'failed' ? messages.failed : undefined} />
      {Dialog && <Dialog open={state === 'open'} onClose={close} />}
    </>
  )
}
