import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import { useEffect, useId, useRef } from 'react'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { loadCustomiserComponents } from '../loadCustomiserComponents.ts'
import { PersonaliseButton } from '../PersonaliseButton/PersonaliseButton.tsx'
import styles from './DesignField.module.css'

/** Props of `DesignField`. */
export interface DesignFieldProps {
  /** Attribute of the design. */
  readonly attribute: ProductAttribute
}

/** Renders the design of a gift among its options: a button that opens the customiser, and the result. */
export function DesignField({ attribute }: DesignFieldProps) {
  const { lazyPorts, messages } = useProduct()
  const photos = useProductState(({ selection }) => selection.photos)
  const missing = useProductState(({ missing }) => missing)
  const errorId = useId()
  const { id, label, heading } = attribute
  const photo = photos?.[id]
  const isMissing = missing.includes(id)
  const { customiser } = lazyPorts
  const { part, open } = useLoadOnOpen(loadCustomiserComponents)

  // Designs are stored in session storage, so they are restored in the browser after a reload.
  useEffect(() => void customiser?.().catch(() => undefined), [customiser])

  // The first design loads the code; after a failed load, the next design loads it again.
  const hasPhoto = photo !== undefined
  const had = useRef(hasPhoto)
  const field = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened by a design, not by each rendering.
  useEffect(() => {
    if (hasPhoto) open()
    // The removed element had the focus, which would otherwise move to the start of the page.
    else if (had.current && document.activeElement === document.body) {
      field.current?.querySelector('button')?.focus()
    }
    had.current = hasPhoto
  }, [hasPhoto])

  return (
    <fieldset ref={field} className={styles.field} aria-describedby={isMissing ? errorId : undefined}>
      <legend className={styles.label}>{heading || label}</legend>
      {photo && part && <part.FinishedDesign photo={photo} />}
      <PersonaliseButton variant="secondary" />
      {isMissing && (
        <p className={styles.error} id={errorId} role="alert">
          {messages.required}
        </p>
      )}
    </fieldset>
  )
}
