import { createProductPart } from '../../react/createProductPart.ts'
import type { ProductGalleryProps } from '../../react/ProductPartProps.ts'
import { Gallery } from '../gallery/Gallery/Gallery.tsx'
import styles from './ProductGallery.module.css'

/** Renders the product's images and video, with the host's content in their corner. */
export const ProductGallery = createProductPart((slots) => slots.gallery, OwnProductGallery)

function OwnProductGallery({ favoriteButton }: ProductGalleryProps) {
  return (
    <div className={styles.gallery}>
      <Gallery />
      {favoriteButton && <div className={styles.corner}>{favoriteButton}</div>}
    </div>
  )
}
