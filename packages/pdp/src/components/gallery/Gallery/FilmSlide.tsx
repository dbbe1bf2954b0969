import type { ProductVideo } from '@store/api-client/contract/catalogue'
import { Picture, type PictureProps, PlayIcon } from '@store/ui'
import { type ComponentType, useState } from 'react'
import type { Late } from '../../../react/useLate.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { FilmProps } from './Film.tsx'
import styles from './Gallery.module.css'

/** Props of `FilmSlide`. */
export interface FilmSlideProps {
  /** The film. */
  readonly film: ProductVideo
  /** What plays it. */
  readonly late: Late<ComponentType<FilmProps>>
  /** How its poster is loaded. */
  readonly poster: Pick<PictureProps, 'sizes' | 'loading' | 'fetchPriority' | 'errorText'>
}

/** A film among the pictures; until what plays it has come, a link to its file. */
export function FilmSlide({ film, late: { part: Film, open }, poster }: FilmSlideProps) {
  const { state, messages } = useProduct()
  const [pressed, setPressed] = useState(false)
  if (Film) return <Film film={film} playing={pressed} />
  return (
    <a
      className={styles.large}
      href={film.src[0]?.src}
      aria-label={messages.playFilm(state.product.title)}
      onClick={(event) => {
        event.preventDefault()
        setPressed(true)
        open()
      }}
    >
      <Picture {...film.thumbnail} {...poster} alt="" />
      <span className={styles.play}>
        <PlayIcon />
      </span>
    </a>
  )
}
