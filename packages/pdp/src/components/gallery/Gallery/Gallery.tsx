import type { ProductPicture } from '@store/api-client/contract/catalogue'
import { Picture } from '@store/ui'
import { useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './Gallery.module.css'

/** The product's pictures: one large, and a row of small ones to choose from where there are several. */
export function Gallery() {
  const { state, messages } = useProduct()
  const [chosen, setChosen] = useState(0)
  const { pictures } = state.product
  const picture = pictures[chosen] ?? pictures[0]
  if (!picture) return null
  return (
    <section className={styles.gallery} aria-label={messages.pictures}>
      <Picture
        {...fileOf(picture)}
        sizes="(min-width: 1280px) 660px, (min-width: 1024px) 52vw, (min-width: 768px) 93vw, calc(100vw - 32px)"
        alt={picture.alt}
        errorText={messages.pictureFailed}
        loading="eager"
        fetchPriority="high"
      />
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((small, index) => (
            <li key={small.src} className={styles.place}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={messages.showPicture(index + 1, pictures.length)}
                aria-current={small === picture ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <Picture {...fileOf(small)} sizes="80px" alt="" errorText={messages.pictureFailed} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const fileOf = ({ src, srcSet, width, height }: ProductPicture) => ({ src, srcSet, width, height })
