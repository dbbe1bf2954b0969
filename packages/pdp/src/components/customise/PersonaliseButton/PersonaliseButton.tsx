import { Button, type ButtonProps } from '@store/ui'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import { loadCustomiserComponents } from '../loadCustomiserComponents.ts'

/** Props of `PersonaliseButton`. */
export interface PersonaliseButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'variant'> {
  /** Lazy-loads the customiser's components. @default from this package */
  readonly load?: typeof loadCustomiserComponents
}

/**
 * Renders the button that opens the customiser of a personalised gift, or changes an existing design (specification 2,
 * section 2, "Personalize your {type}"). Renders nothing for other gifts. The code is loaded on the first press.
 */
export function PersonaliseButton({ load = loadCustomiserComponents, ...look }: PersonaliseButtonProps) {
  const { product, lazyPorts, messages } = useProduct()
  const photos = useProductState(({ selection }) => selection.photos)
  const { personalised } = product
  const { customiser } = lazyPorts
  const dialog = useLoadOnOpen(async () => {
    const [{ CustomiserDialog }, store] = await Promise.all([load(), customiser?.()])
    return { CustomiserDialog, store }
  })
  if (!personalised || !customiser) return null
  const { part, state: stage, open, close } = dialog
  return (
    <>
      <Button {...look} hasPopup="dialog" busy={stage === 'loading'} onClick={open}>
        {photos?.[personalised.attribute] ? messages.changeDesign : messages.personalise(personalised.kind)}
      </Button>
      <ErrorMessage text={stage === 'failed' ? messages.failed : undefined} />
      {part?.store && <part.CustomiserDialog store={part.store} open={stage === 'open'} onClose={close} />}
    </>
  )
}
