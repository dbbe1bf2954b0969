import { Button } from '@store/ui'
import type { ComponentType, ReactNode } from 'react'
import { useLazy } from '../../react/useLazy.ts'
import { useProduct } from '../../react/useProduct.ts'
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.tsx'
import type { ProductDialogProps } from './ProductDialogProps.ts'

/** Props of `DialogButton`. */
export interface DialogButtonProps {
  /** What the button says. */
  readonly children: ReactNode
  /** Icon before the words. */
  readonly icon?: ReactNode
  /** Brings the dialog. */
  readonly load: () => Promise<ComponentType<ProductDialogProps>>
}

/** A quiet button with its dialog, which comes with the first press. */
export function DialogButton({ children, icon, load }: DialogButtonProps) {
  const { messages } = useProduct()
  const { part: Dialog, state, open, close } = useLazy(load)
  return (
    <>
      <Button variant="quiet" hasPopup="dialog" icon={icon} busy={state === 'coming'} onClick={open}>
        {children}
      </Button>
      <ErrorMessage text={state === 'failed' ? messages.failed : undefined} />
      {Dialog && <Dialog open={state === 'open'} onClose={close} />}
    </>
  )
}
