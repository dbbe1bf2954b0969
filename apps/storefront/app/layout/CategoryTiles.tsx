import type { CategoryTile } from '@store/api-client/contract/catalogue'
import { Link, Picture } from '@store/ui'
import { commonMessages } from '#messages/commonMessages.ts'
import styles from './CategoryTiles.module.css'
import rail from './Rail.module.css'

/** Props of `CategoryTiles`. */
export interface CategoryTilesProps {
  readonly tiles: readonly CategoryTile[]
  /** Shape of the pictures. @default 'portrait' */
  readonly shape?: 'portrait' | 'round'
}

/** Renders categories as pictures: a swipeable row on phones, side by side on desktop. */
export function CategoryTiles({ tiles, shape = 'portrait' }: CategoryTilesProps) {
  const isRound = shape === 'round'
  return (
    <ul className={`${rail.rail} ${isRound ? styles.round : styles.tiles}`}>
      {tiles.map(({ title, href, picture }) => (
        <li key={href}>
          <Link className={styles.tile} href={href}>
            <Picture
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="(min-width: 1024px) 160px, 28vw"
              width={picture.width}
              height={picture.height}
              ratio={isRound ? '1/1' : '4/5'}
              // The alt text is empty, because the name is below and would be announced twice.
              alt=""
              errorText={commonMessages.pictureFailed}
            />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
