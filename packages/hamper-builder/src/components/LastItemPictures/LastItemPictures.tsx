import { Image } from '@store/ui'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useDeferredHamperState } from '../../react/useHamperState.ts'
import { listLastChosenItems } from '../../store/summary.ts'
import styles from './LastItemPictures.module.css'

/**
 * Renders the images of the last three items chosen (specification 2, section 9); the text beside them is
 * equivalent.
 */
export const LastItemPictures = createHamperPart((slots) => slots.lastPictures, OwnLastPictures)

function OwnLastPictures() {
  const last = listLastChosenItems(useDeferredHamperState().build)
  if (last.length === 0) return null
  return (
    <div className={styles.pictures} aria-hidden="true" data-last-pictures>
      {last.map(({ step, item }) => (
        <Image
          className={styles.picture}
          key={`${step}/${item.id}`}
          src={item.picture.src}
          alt=""
          width={56}
          height={56}
        />
      ))}
    </div>
  )
}
