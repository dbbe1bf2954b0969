import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import { Button } from '@store/ui'
import { useEffect } from 'react'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import styles from './LazyPhotoField.module.css'
import { loadPhotoField } from './loadPhotoField.ts'

/** Props of `LazyPhotoField`. */
export interface LazyPhotoFieldProps {
  /** Attribute of the photo. */
  readonly attribute: ProductAttribute
}

/**
 * Renders the lazy-loaded photo field (specification 2, section 4, "Photo upload"). Only products with a photo load its
 * code.
 */
export function LazyPhotoField({ attribute }: LazyPhotoFieldProps) {
  const { lazyPorts, messages } = useProduct()
  const missing = useProductState(({ missing }) => missing)
  const { part, state, open } = useLoadOnOpen(loadPhotoField)

  // The field does not work before hydration, so its code is loaded with the page's, and its space is reserved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => open(), [])

  const { id, heading, label } = attribute
  if (part && lazyPorts.uploadPhoto)
    return <part.PhotoField attribute={attribute} upload={lazyPorts.uploadPhoto} />
  return (
    <div className={styles.slot}>
      <span className={styles.label}>{heading || label}</span>
      <span className={styles.room}>
        {state === 'failed' && (
          <Button variant="secondary" onClick={open}>
            {messages.failed}
          </Button>
        )}
      </span>
      {missing.includes(id) && (
        <p className={styles.error} role="alert" tabIndex={-1}>
          {messages.required}
        </p>
      )}
      <span className={styles.hint}>{messages.photoHint}</span>
    </div>
  )
}
